import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from './hub-decision.module.css';

const words = hubWords.decision;

/** The decision, a link to the notice, and the response to a counteroffer. */
export const HubDecision = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const trpc = useTRPC();
  const answer = useMutation(trpc.loan.answerCounter.mutationOptions({ onSuccess: onDone }));
  const [isDeclining, setIsDeclining] = useState<boolean | null>(null);
  const { decision } = hub;
  if (decision === null || hub.fundedOn !== null) return null;
  const { kind, counter } = decision;
  const isApproval = kind === 'approved' || kind === 'conditionallyApproved';
  const problem = answer.data?.kind === 'notOpen' ? words.over : (answer.error?.message ?? null);
  return (
    <section className={`card ${styles.decision}`} aria-labelledby="decision">
      <h2 className="heading-4" id="decision">
        {words.label}
      </h2>
      <p>{counter === null ? words[kind] : words.offer(inDollars(counter))}</p>
      {counter !== null && (
        <>
          <p className="small">{words.until}</p>
          <p className={styles.actions}>
            <button
              className="button button-primary button-small"
              type="button"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ answer: 'take' })}
            >
              {words.take(inDollars(counter))}
            </button>
            {!isDeclining && (
              <button
                className="button button-secondary button-small"
                type="button"
                ref={isDeclining === false ? focusWhenShown : undefined}
                onClick={() => setIsDeclining(true)}
              >
                {words.decline}
              </button>
            )}
          </p>
          {isDeclining && (
            <>
              <div ref={focusWhenShown} tabIndex={-1}>
                <Notice tone="warn" title={words.declineSure}>
                  {words.declineMeans}
                </Notice>
              </div>
              <p className={styles.actions}>
                <button
                  className="button button-stop button-small"
                  type="button"
                  disabled={answer.isPending}
                  onClick={() => answer.mutate({ answer: 'decline' })}
                >
                  {words.declineConfirm}
                </button>
                <button
                  className="button button-quiet button-small"
                  type="button"
                  onClick={() => setIsDeclining(false)}
                >
                  {words.declineNot}
                </button>
              </p>
            </>
          )}
        </>
      )}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {!isApproval && kind !== 'withdrawn' && (
        <p>
          <Link to={paths.letters}>{words.letters}</Link>
        </p>
      )}
    </section>
  );
};
