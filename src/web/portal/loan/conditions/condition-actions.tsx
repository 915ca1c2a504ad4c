import { useMutation } from '@tanstack/react-query';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet, isOwnTask, isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { verificationOf } from '#rules/conditions/lender-verification.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { timeText } from '#words/moments.ts';
import { verificationDesk } from '#words/portal/loan-desk/verification.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { ConditionRowProps, LoanCondition } from './condition-row.tsx';
import styles from './conditions.module.css';

/** The tab where staff do what a task of their own asks for. */
const PLACES: Readonly<Partial<Record<number, keyof typeof words.doneIn>>> = {
  [conditionCode.creditReport]: 'verification',
  [conditionCode.homeValue]: 'verification',
  [conditionCode.titleReport]: 'verification',
  [conditionCode.floodForm]: 'verification',
  [conditionCode.incomeFigures]: 'verification',
  [conditionCode.hardCredit]: 'verification',
  [conditionCode.objection]: 'borrowers',
};

/** The form that is open in a row. */
export type Doing = 'again' | 'waive' | 'skip' | 'edit' | 'verify' | null;

type ActionsProps = Pick<ConditionRowProps, 'onHold' | 'onLeave'> & {
  condition: LoanCondition;
  onDo: (doing: Doing) => void;
};

/** What can be done with a condition now. */
export const ConditionActions = ({ condition, onDo, onHold, onLeave }: ActionsProps) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const decide = useMutation(
    trpc.loanWork.decideCondition.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'decided') onLeave({ isCleared: true });
        else onHold();
      },
      onSettled: refresh,
    }),
  );
  const nudge = useMutation(trpc.loanWork.nudge.mutationOptions({ onSettled: refresh }));
  const { code, key, state, changedAt, owner, kind } = condition;
  const isOpen = isWaitingForAnswer(state);
  const place = isOpen && owner === 'lender' ? PLACES[code] : undefined;
  const told =
    decide.data?.kind === 'changedMeanwhile'
      ? words.meanwhile(decide.data.by, timeText(decide.data.at))
      : decide.data && decide.data.kind !== 'decided'
        ? words.outcomes[decide.data.kind]
        : (decide.error?.message ?? nudge.error?.message ?? null);
  return (
    <>
      <span className={styles.actions}>
        {isOwnTask(condition) && isOpen && (
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ loanId, key, seen: changedAt, decision: { kind: 'accept' } })}
          >
            {words.taskDone}
          </button>
        )}
        {state === 'received' && (
          <>
            <button
              className="button button-primary button-dense"
              type="button"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ loanId, key, seen: changedAt, decision: { kind: 'accept' } })}
            >
              {words.clear}
            </button>
            <button className="button button-secondary button-dense" type="button" onClick={() => onDo('again')}>
              {words.again}
            </button>
          </>
        )}
        {place !== undefined && (
          <Link className="link-button" to={`/portal/loan/${loanId}/${place}`}>
            {words.doneIn[place]}
          </Link>
        )}
        {verificationOf(condition.subjectId) !== null && state !== 'accepted' && (
          <button className="link-button" type="button" onClick={() => onDo('verify')}>
            {verificationDesk.record}
          </button>
        )}
        {isOpen && owner !== 'lender' && kind !== 'email' && (
          <button
            className="link-button"
            type="button"
            disabled={nudge.isPending || nudge.data !== undefined}
            onClick={() => nudge.mutate({ loanId, key })}
          >
            {nudge.data === undefined ? words.nudge : words.nudges[nudge.data.kind]}
          </button>
        )}
        {isOpen && (
          <button className="link-button" type="button" onClick={() => onDo('edit')}>
            {words.edit}
          </button>
        )}
        {condition.canBeWaived && condition.waiver === null && can('decide') && !isMet(state) && (
          <button className="link-button" type="button" onClick={() => onDo('waive')}>
            {words.waive}
          </button>
        )}
        {condition.canBeSkipped && condition.waiver === null && can('decide') && isOpen && (
          <button className="link-button" type="button" onClick={() => onDo('skip')}>
            {words.skip}
          </button>
        )}
      </span>
      {told !== null && (
        <span className={styles.told} role="alert">
          {told}
        </span>
      )}
    </>
  );
};
