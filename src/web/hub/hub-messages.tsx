import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoanMessage } from '#entities/contract/loan-hub.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { hubWords } from '#words/loan/hub.ts';
import { momentText } from '#words/moments.ts';
import styles from './hub-messages.module.css';

const words = hubWords.messages;

/** The thread between the applicant and the loan's staff. Messages shown on screen count as read. */
export const HubMessages = ({ messages, onDone }: { messages: readonly LoanMessage[]; onDone: () => void }) => {
  const trpc = useTRPC();
  const write = useMutation(trpc.loan.write.mutationOptions({ onSuccess: onDone }));
  const { mutate: markRead } = useMutation(trpc.loan.readMessages.mutationOptions());
  const unread = messages.filter(({ isUnread }) => isUnread).length;
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  return (
    <section aria-labelledby="messages">
      <h2 className="heading-3" id="messages">
        {words.title} {unread > 0 && <span className={styles.unread}>{words.unread(unread)}</span>}
      </h2>
      <div className={`card ${styles.box}`}>
        <ol className={styles.list} aria-live="polite">
          {messages.length === 0 && <li className="small muted">{words.none}</li>}
          {messages.map(({ id, from, body, sentAt, isUnread }) => (
            <li key={id} className={styles.message} data-from={from === null ? 'person' : 'staff'}>
              <span className="small">
                <strong>{from ?? words.you}</strong> <span className="muted">{momentText(sentAt)}</span>
                {isUnread && <span className={styles.unread}>{hubWords.links.counted.messages}</span>}
              </span>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ol>
        <WriteForm
          words={{ ...words, submit: words.send }}
          look="page"
          tone="secondary"
          maxLength={4000}
          isPending={write.isPending}
          problem={write.error?.message ?? null}
          onSubmit={(text, clear) => write.mutate({ text }, { onSuccess: clear })}
        />
      </div>
    </section>
  );
};
