import type { ComponentProps } from 'react';
import styles from './ui.module.css';

type Look = 'plain' | 'primary' | 'call' | 'quiet' | 'danger';

/** A button at least as big as a finger. */
export function Button({
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return (
    <button
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
