import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { Notice } from '#web/ui/notice.tsx';
import { leaving as words } from '#words/funnel/leaving.ts';
import cards from '../session-list.module.css';
import styles from '../sign-in.module.css';

type Props = { other: string; onLeft: () => void };

/** For a coborrower: what leaving means, then the press that does it. */
export const LeaveApplication = ({ other, onLeft }: Props) => {
  const trpc = useTRPC();
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const leave = useMutation(
    trpc.application.leave.mutationOptions({ onSuccess: ({ kind }) => kind === 'left' && onLeft() }),
  );
  const problem = leave.data?.kind === 'sent' ? words.sent : (leave.error?.message ?? null);
  return (
    <section className={`card ${cards.card}`} aria-labelledby="leave">
      <h2 className="heading-4" id="leave">
        {words.title}
      </h2>
      {isAsked ? (
        <div tabIndex={-1} ref={focusWhenShown}>
          <p>
            <strong>{words.sure}</strong>
          </p>
          <ul>
            {words.means(other).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {problem !== null && <Notice tone="stop" title={problem} />}
          <p className={styles.actions}>
            <button
              className="button button-stop"
              type="button"
              disabled={leave.isPending}
              onClick={() => leave.mutate()}
            >
              {words.confirm}
            </button>
            <button className="button button-quiet" type="button" onClick={() => setIsAsked(false)}>
              {words.keep}
            </button>
          </p>
        </div>
      ) : (
        <>
          <p>{words.text(other)}</p>
          <p className={styles.actions}>
            <button
              className="button button-quiet"
              type="button"
              ref={isAsked === false ? focusWhenShown : undefined}
              onClick={() => setIsAsked(true)}
            >
              {words.start}
            </button>
          </p>
        </>
      )}
    </section>
  );
};

export const LeftApplication = ({ other }: { other: string }) => (
  <>
    <h1 className="heading-1" tabIndex={-1} ref={focusWhenShown}>
      {words.doneTitle}
    </h1>
    <p className={`lede ${styles.lede}`}>{words.done(other)}</p>
  </>
);
