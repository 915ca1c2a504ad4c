import { IconAlertCircle } from '#web/ui/icons.ts';
import { errors } from '#words/errors.ts';
import styles from './error-summary.module.css';

type Props = {
  problems: Readonly<Record<string, string>>;
  /** The list entry a problem belongs to; null outside of lists. */
  entryAt: (path: string) => string | null;
};

/** As the fields stand on the page: sections arrange them in another order than the answers have. */
const inPageOrder = (problems: Props['problems']): [string, string][] => {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  // An entry of a list may open only now: it stands where its list does.
  const place = (path: string) => ids.findIndex((id) => path === id || path.startsWith(`${id}.`));
  return Object.entries(problems).sort(([one], [other]) => place(one) - place(other));
};

/** Two errors or more are listed above the form, each linked to its field. */
export const ErrorSummary = ({ problems, entryAt }: Props) => {
  if (Object.keys(problems).length < 2) return null;
  const entries = inPageOrder(problems);
  const named = (path: string, text: string) => {
    const entry = entryAt(path);
    return entry === null ? text : errors.inEntry(entry, text);
  };
  return (
    <div className={`note note-stop ${styles.summary}`} role="alert">
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <strong>{errors.summary(entries.length)}</strong>
        <ul>
          {entries.map(([path, text]) => (
            <li key={path}>
              <a href={`#${path}`}>{named(path, text)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
