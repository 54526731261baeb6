import styles from './table-page.module.css';

const PATHS = {
  help: 'M7.3 7.6a2.8 2.8 0 1 1 4.2 2.5c-1 .6-1.5 1.1-1.5 2.2M10 15.5v.1',
  details: 'M4 5h12M4 10h12M4 15h8',
  menu: 'M10 4.5v.1M10 10v.1M10 15.5v.1',
} as const;

/** A small round tool in the table's header. */
export function Tool({
  name,
  label,
  onClick,
}: {
  readonly name: keyof typeof PATHS;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
        <path
          d={PATHS[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth={name === 'menu' ? 3 : 2}
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
