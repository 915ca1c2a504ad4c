import { type FormEvent, useState } from 'react';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import styles from './review-panel.module.css';
import { seenOf, type useDocumentTasks } from './use-document-tasks.ts';

type Props = {
  document: LoanDocument;
  /** Sent for the same request. */
  others: readonly LoanDocument[];
  tasks: ReturnType<typeof useDocumentTasks>;
  onCancel: () => void;
};

const allPages = ({ id, pages }: LoanDocument) => ({
  fileId: id,
  pages: Array.from({ length: pages }, (_, at) => at + 1),
});

/** Several documents of one request become one. */
export const MergeForm = ({ document, others, tasks, onCancel }: Props) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const all = [document, ...chosen.flatMap((id) => others.filter((each) => each.id === id))];
    if (all.length < 2) return;
    const name = `${words.mergedName(document.name.replace(/\.[a-z0-9]{2,5}$/i, ''))}.pdf`;
    tasks.make({ loanId: tasks.loanId, seen: all.map(seenOf), parts: [{ name, from: all.map(allPages) }] });
  };
  if (others.length === 0) return <p className="muted">{words.mergeNothing}</p>;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>{words.mergeLede}</p>
      <ul className={styles.cuts}>
        {others.map(({ id, name, pages }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {name}, {documentDesk.pages(pages)}
            </label>
          </li>
        ))}
      </ul>
      {isChecked && chosen.length === 0 && (
        <p className={styles.told} role="alert">
          {words.mergeNone}
        </p>
      )}
      <p className={styles.actions}>
        <button className="button button-primary button-dense" type="submit" disabled={tasks.isPending}>
          {words.mergeSubmit}
        </button>
        <button className="button button-secondary button-dense" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
};
