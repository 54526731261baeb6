import type { ComponentProps } from 'react';
import { go } from '../app/router.ts';

/** A link inside the client: a real link, followed without loading the page anew. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a
      href={href}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
          return;
        event.preventDefault();
        go(href);
      }}
      {...rest}
    />
  );
}
