import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { Notice } from '#web/ui/notice.tsx';
import { withdrawWords as words } from '#words/loan/withdraw.ts';
import styles from './hub-decision.module.css';

/** The borrower's own word that they withdraw, with a confirmation since it cannot be undone. */
export const WithdrawApplication = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const withdraw = useMutation(trpc.loan.withdraw.mutationOptions({ onSuccess: onDone }));
  const problem = withdraw.data?.kind === 'tooLate' ? words.tooLate : (withdraw.error?.message ?? null);
  if (!isAsked)
    return (
      <p className={styles.actions}>
        <button
          className="button button-quiet button-small"
          type="button"
          ref={isAsked === false ? focusWhenShown : undefined}
          onClick={() => setIsAsked(true)}
        >
          {words.start}
        </button>
      </p>
    );
  return (
    <div ref={focusWhenShown} tabIndex={-1}>
      <Notice tone="warn" title={words.sure}>
        {words.means}
      </Notice>
      {problem !== null && <Notice tone="stop" title={problem} />}
      <p className={styles.actions}>
        <button
          className="button button-stop button-small"
          type="button"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {words.confirm}
        </button>
        <button className="button button-quiet button-small" type="button" onClick={() => setIsAsked(false)}>
          {words.keep}
        </button>
      </p>
    </div>
  );
};
