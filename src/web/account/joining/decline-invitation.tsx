import { useMutation } from '@tanstack/react-query';
import { dayIn } from '#entities/values/day-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { lender } from '#web/lender.ts';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { SureFirst } from '#web/ui/forms/sure-first.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { declining as words } from '#words/funnel/leaving.ts';
import styles from '../sign-in.module.css';

type Props = { token: string; inviter: string; expiresAt: Date; onAnswered: () => void };

const useAnswer = ({ onAnswered }: Pick<Props, 'onAnswered'>) => {
  const trpc = useTRPC();
  return useMutation(trpc.identity.answerInvitation.mutationOptions({ onSuccess: onAnswered }));
};

const lastDay = (expiresAt: Date): string => inLongDate(dayIn(lender.timeZone, expiresAt));

/** Says what a no means before it is one. */
export const DeclineInvitation = ({ token, inviter, expiresAt, onAnswered }: Props) => {
  const answer = useAnswer({ onAnswered });
  const problem = answer.error?.message ?? null;
  const decline = () => answer.mutate({ token, answer: 'decline' });
  return (
    <SureFirst
      words={words}
      className={`card ${styles.card}`}
      problem={problem}
      isPending={answer.isPending}
      onSure={decline}
    >
      <h2 className="heading-3">{words.title}</h2>
      <ul>
        {words.means(inviter).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{words.until(lastDay(expiresAt))}</li>
      </ul>
    </SureFirst>
  );
};

/** After a no, also when the link is opened again: what it led to, and the way back. */
export const DeclinedInvitation = ({ token, inviter, expiresAt, onAnswered }: Props) => {
  const answer = useAnswer({ onAnswered });
  return (
    <>
      <h1 className="heading-1" tabIndex={-1} ref={focusWhenShown}>
        {words.doneTitle}
      </h1>
      <p className={`lede ${styles.lede}`}>{words.done(inviter)}</p>
      {answer.isError && <Notice tone="stop" title={answer.error.message} />}
      <p className={styles.start}>{words.undoText(lastDay(expiresAt))}</p>
      <p className={styles.actions}>
        <button
          className="button button-secondary"
          type="button"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ token, answer: 'takeBack' })}
        >
          {words.undo}
        </button>
      </p>
    </>
  );
};
