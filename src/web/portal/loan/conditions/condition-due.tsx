import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isConditionOverdue, isConditionTime, isSigningMissed } from '#rules/conditions/condition-overdue.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { inDay } from '#words/figures.ts';
import { dueText } from '#words/loan/due-text.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { type LoanFile, useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';
import styles from './conditions.module.css';

const words = conditionDesk.due;

/** The loan as far as lateness depends on it. */
export const standingOf = ({ isConditionallyApproved, application: { closing }, asOf }: LoanFile) => ({
  isApproved: isConditionallyApproved,
  closing,
  asOf,
});

/** The day it is due; for what has not had its turn, what comes first. */
export const ConditionDue = ({ condition }: { condition: LoanCondition }) => {
  const loan = standingOf(useLoan().file);
  const { appointmentOn } = loan.closing;
  if (condition.code === conditionCode.closingAppointment && appointmentOn !== null && isSigningMissed(loan))
    return <span className={styles.late}>{words.missedSigning(inDay(appointmentOn))}</span>;
  if (!isWaitingForAnswer(condition.state)) return null;
  if (!isConditionTime(condition, loan))
    return <span>{condition.code === conditionCode.rescission ? words.afterSigning : words.afterApproval}</span>;
  if (condition.code === conditionCode.rescission) return null;
  return (
    <span className={isConditionOverdue(condition, loan) ? styles.late : undefined}>
      {dueText(condition.dueOn, loan.asOf)}
    </span>
  );
};
