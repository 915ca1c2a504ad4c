import { type FormEvent, useState } from 'react';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { rangeText, splitPages } from './page-ranges.ts';
import styles from './review-panel.module.css';
import { seenOf, type useDocumentTasks } from './use-document-tasks.ts';

type Props = { document: LoanDocument; tasks: ReturnType<typeof useDocumentTasks>; onCancel: () => void };

/** The extension belongs to the content, which the server finds out itself. */
const stemOf = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/** One document becomes several, cut after the chosen pages. */
export const SplitForm = ({ document, tasks, onCancel }: Props) => {
  const { id, name, pages } = document;
  const [after, setAfter] = useState<ReadonlySet<number>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const parts = splitPages(pages, after);
  const named = parts.map((part) => words.pageRange(rangeText(part)));
  const toggle = (page: number) =>
    setAfter((before) => {
      const next = new Set(before);
      if (!next.delete(page)) next.add(page);
      return next;
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parts.length < 2) return;
    tasks.make({
      loanId: tasks.loanId,
      seen: [seenOf(document)],
      parts: parts.map((part, at) => ({
        name: `${words.partName(stemOf(name), named[at] ?? '')}.pdf`,
        from: [{ fileId: id, pages: part }],
      })),
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>{words.splitLede}</p>
      <ul className={styles.cuts}>
        {Array.from({ length: pages - 1 }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <label>
              <input type="checkbox" checked={after.has(page)} onChange={() => toggle(page)} />
              {words.splitAfter(page)}
            </label>
          </li>
        ))}
      </ul>
      <p className={parts.length < 2 && isChecked ? styles.told : 'muted'} role="status">
        {parts.length < 2 ? words.splitNone : words.splitParts(named)}
      </p>
      <p className={styles.actions}>
        <button className="button button-primary button-dense" type="submit" disabled={tasks.isPending}>
          {words.splitSubmit}
        </button>
        <button className="button button-secondary button-dense" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
};
