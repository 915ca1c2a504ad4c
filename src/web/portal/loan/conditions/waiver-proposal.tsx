import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { timeText } from '#words/moments.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';
import styles from './conditions.module.css';

const words = conditionDesk.waiver;

/** A proposed waiver: a second person agrees or declines, the first may take it back. */
export const WaiverProposal = ({ condition }: { condition: LoanCondition }) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const settle = useMutation(trpc.loanWork.settleWaiver.mutationOptions({ onSettled: refresh }));
  const { waiver, key, changedAt } = condition;
  if (waiver === null) return null;
  const reason = [`${words.causes[waiver.cause]}.`, waiver.note].filter((part) => part !== '').join(' ');
  const say = (isAgreed: boolean) => () => settle.mutate({ loanId, key, seen: changedAt, isAgreed });
  const told =
    settle.data?.kind === 'changedMeanwhile'
      ? conditionDesk.meanwhile(settle.data.by, timeText(settle.data.at))
      : settle.data?.kind === 'ownProposal'
        ? conditionDesk.outcomes.ownProposal
        : (settle.error?.message ?? null);
  return (
    <div className={styles.note}>
      <p>{waiver.isMine ? words.mine(reason) : words.proposedBy(waiver.byName, reason)}</p>
      {can('decide') && (
        <p className={styles.actions}>
          {!waiver.isMine && (
            <button
              className="button button-secondary button-dense"
              type="button"
              disabled={settle.isPending}
              onClick={say(true)}
            >
              {words.agree}
            </button>
          )}
          <button
            className="button button-quiet button-dense"
            type="button"
            disabled={settle.isPending}
            onClick={say(false)}
          >
            {waiver.isMine ? words.takeBack : words.decline}
          </button>
        </p>
      )}
      {told !== null && <p role="alert">{told}</p>}
    </div>
  );
};
