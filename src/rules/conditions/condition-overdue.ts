import type { Day } from '#entities/values/day.ts';
import { conditionCode } from './condition-catalog.ts';
import type { ConditionRequest, ConditionState } from './condition-request.ts';
import { isWaitingForAnswer } from './condition-state.ts';

type Asked = Pick<ConditionRequest, 'priorTo'> & { code: number; state: ConditionState; dueOn: Day };
type Loan = {
  isApproved: boolean;
  closing: { appointmentOn: Day | null; accountOpenedOn: Day | null };
  asOf: Day;
};

/** An item for closing or funding has its turn once the loan is approved, and the days to cancel once they run. */
export const isConditionTime = (
  { code, priorTo }: Pick<Asked, 'code' | 'priorTo'>,
  { isApproved, closing }: Pick<Loan, 'isApproved' | 'closing'>,
): boolean => {
  if (code === conditionCode.rescission) return closing.accountOpenedOn !== null;
  return isApproved || priorTo === 'approval' || priorTo === 'docs';
};

/** The appointment passed and nobody opened the account. */
export const isSigningMissed = ({
  closing: { appointmentOn, accountOpenedOn },
  asOf,
}: Omit<Loan, 'isApproved'>): boolean => appointmentOn !== null && appointmentOn < asOf && accountOpenedOn === null;

/** Past its day while it could have been done. The days to cancel pass by themselves and are never late. */
export const isConditionOverdue = (asked: Asked, loan: Loan): boolean => {
  if (asked.code === conditionCode.rescission) return false;
  if (asked.code === conditionCode.closingAppointment && isSigningMissed(loan)) return true;
  return isWaitingForAnswer(asked.state) && isConditionTime(asked, loan) && asked.dueOn < loan.asOf;
};
