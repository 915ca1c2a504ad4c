import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { noteDesk as words } from '#words/en/loan-desk/talk.ts';
import { momentText } from './event-words.ts';
import card from './fact-card.module.css';
import { Loaded } from './loaded.tsx';
import { useLoan } from './loan-context.ts';
import styles from './talk.module.css';

const NoteForm = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const write = useMutation(
    trpc.loanWork.writeNote.mutationOptions({
      onSuccess: () => {
        setText('');
        refresh();
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '') write.mutate({ loanId, text });
  };
  const problem = isEmpty ? words.empty : (write.error?.message ?? null);
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        className={`input ${styles.text}`}
        id={id}
        rows={3}
        maxLength={4000}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span className="field-error" id={`${id}-error`} role="alert">
        {problem}
      </span>
      <button className="button button-primary button-dense" type="submit" disabled={write.isPending}>
        {words.save}
      </button>
    </form>
  );
};

/** What staff tells each other about a loan. */
export const NotesTab = () => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const notes = useQuery(trpc.loanFile.notes.queryOptions({ loanId }));
  return (
    <section className={card.card}>
      <h2>{words.title}</h2>
      <p className="muted">{words.lede}</p>
      <Loaded of={notes}>
        {(list) => (
          <ol className={styles.list}>
            {list.length === 0 && <li className="muted">{words.none}</li>}
            {list.map(({ id, by, body, at }) => (
              <li key={id} className={styles.note}>
                <p className={styles.who}>
                  <strong>{by}</strong> <span className="muted">{momentText(at)}</span>
                </p>
                <p className={styles.body}>{body}</p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {can('workLoan') && <NoteForm />}
    </section>
  );
};
