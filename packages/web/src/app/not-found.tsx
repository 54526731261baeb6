import { useMessages } from '../messages/messages.ts';
import { Link } from '../ui/link.tsx';
import styles from './page.module.css';

/** There is nothing at this address, or nothing for us: why. */
export function NotFound({ why }: { readonly why?: string }) {
  const { common } = useMessages();
  return (
    <div className={styles.plain}>
      <h1>{why ?? common.notFound}</h1>
      <Link href="/">{common.toLobby}</Link>
    </div>
  );
}
