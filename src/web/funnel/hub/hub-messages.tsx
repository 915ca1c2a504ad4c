import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { LoanMessage } from '#entities/loan-hub.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { hubWords } from '#words/en/hub.ts';
import styles from './hub-messages.module.css';

const words = hubWords.messages;
const timeOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Between the person and whoever works on the loan. What was on the screen counts as read. */
export const HubMessages = ({ messages, onDone }: { messages: readonly LoanMessage[]; onDone: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const write = useMutation(
    trpc.loan.write.mutationOptions({
      onSuccess: () => {
        setText('');
        onDone();
      },
    }),
  );
  const { mutate: markRead } = useMutation(trpc.loan.readMessages.mutationOptions());
  const unread = messages.filter(({ isUnread }) => isUnread).length;
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '') write.mutate({ text });
  };
  const problem = isEmpty ? words.empty : (write.error?.message ?? null);
  return (
    <section aria-labelledby="messages">
      <h2 className="heading-3" id="messages">
        {words.title} {unread > 0 && <span className={styles.unread}>{words.unread(unread)}</span>}
      </h2>
      <div className={`card ${styles.box}`}>
        <ol className={styles.list} aria-live="polite">
          {messages.length === 0 && <li className="small muted">{words.none}</li>}
          {messages.map(({ id: key, from, body, sentAt, isUnread }) => (
            <li key={key} className={styles.message} data-from={from === null ? 'person' : 'staff'}>
              <span className="small">
                <strong>{from ?? words.you}</strong> <span className="muted">{timeOf.format(sentAt)}</span>
                {isUnread && <span className={styles.unread}>{words.fresh}</span>}
              </span>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ol>
        <form className={styles.form} noValidate onSubmit={send}>
          <div className="field">
            <label className="field-label" htmlFor={id}>
              {words.label}
            </label>
            <textarea
              className="input"
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
          </div>
          <button className="button button-secondary button-small" type="submit" disabled={write.isPending}>
            {words.send}
          </button>
        </form>
      </div>
    </section>
  );
};
