import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { momentText } from '#words/moments.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { useLoan } from '../loan-context.ts';
import styles from './review-panel.module.css';

type NoteProps = { fileId: string; page: number; onDone: () => void; onCancel: () => void };

/** A note for colleagues on the page in view. */
export const PageNoteForm = ({ fileId, page, onDone, onCancel }: NoteProps) => {
  const id = useId();
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const write = useMutation(
    trpc.loanReview.writePageNote.mutationOptions({
      onSuccess: onDone,
      onError: ({ message }) => setProblem(message),
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(words.noteEmpty);
    setProblem(null);
    write.mutate({ loanId, fileId, page, text: text.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {words.noteLabel(page)}
      </label>
      <textarea
        className="input"
        id={id}
        rows={3}
        maxLength={4000}
        value={text}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span className="field-help" id={`${id}-help`}>
        {words.noteHelp}
      </span>
      <span className="field-error" id={`${id}-problem`} role="alert">
        {problem}
      </span>
      <p className={styles.actions}>
        <button className="button button-primary button-dense" type="submit" disabled={write.isPending}>
          {words.noteSubmit}
        </button>
        <button className="button button-secondary button-dense" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
};

type Note = { id: string; page: number; text: string; by: string; at: Date };

export const PageNotes = ({ notes, onOpen }: { notes: readonly Note[]; onOpen: (page: number) => void }) =>
  notes.length > 0 && (
    <section className={styles.notes}>
      <h3>{words.notes}</h3>
      <ul>
        {notes.map(({ id, page, text, by, at }) => (
          <li key={id}>
            <p>{text}</p>
            <button className="link-button" type="button" onClick={() => onOpen(page)}>
              {words.noteBy({ by, at: momentText(at), page })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
