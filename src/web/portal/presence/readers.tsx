import { initialsOf } from '#web/ui/initials-of.ts';
import { readersWords as words } from '#words/portal/desk/readers.ts';
import styles from './readers.module.css';

/** "PR reading": the colleagues who have this loan open. */
export const Readers = ({ names }: { names: readonly string[] | undefined }) =>
  names !== undefined &&
  names.length > 0 && (
    <span className={styles.readers} title={words.reading(names)}>
      <span aria-hidden="true">{words.short(names.map(initialsOf))}</span>
      <span className="visually-hidden">{words.reading(names)}</span>
    </span>
  );
