import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { Notice } from '#web/ui/notice.tsx';
import { hubWords } from '#words/loan/hub.ts';
import styles from './hub-calendar.module.css';

const words = hubWords.cancel;

/** Cancellation in writing, by one owner for all, with a confirmation since it cannot be undone. */
export const CancelLine = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const cancel = useMutation(trpc.loan.cancel.mutationOptions({ onSuccess: onDone }));
  if (!isAsked)
    return (
      <button
        className="button button-stop button-small"
        type="button"
        ref={isAsked === false ? focusWhenShown : undefined}
        onClick={() => setIsAsked(true)}
      >
        {words.start}
      </button>
    );
  return (
    <div className={styles.sure} ref={focusWhenShown} tabIndex={-1}>
      <Notice tone="warn" title={words.sure}>
        {words.means}
      </Notice>
      {cancel.error !== null && <Notice tone="stop" title={cancel.error.message} />}
      <button
        className="button button-stop button-small"
        type="button"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {words.confirm}
      </button>
      <button className="button button-quiet button-small" type="button" onClick={() => setIsAsked(false)}>
        {words.keep}
      </button>
    </div>
  );
};
