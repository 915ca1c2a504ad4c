import type { LoanHub } from '#entities/contract/loan-hub.ts';
import type { Day } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';

export type LoanDays = { signOn: Day; lastDayToCancel: Day | null; fundingDay: Day };

/** The actual dates, or the projected ones if the documents are signed on the booked day. */
export const loanDays = ({ closing, rescission }: Pick<LoanHub, 'closing' | 'rescission'>): LoanDays | null => {
  const signOn = closing.accountOpenedOn ?? closing.appointmentOn;
  if (signOn === null || rescission.kind === 'cancelled') return null;
  if (rescission.kind === 'notApplicable')
    return { signOn, lastDayToCancel: null, fundingDay: businessDayOnOrAfter(signOn, 'banking') };
  const { lastDayToCancel, fundingDay } = rescissionPeriod(rescission.startedOn ?? signOn);
  return { signOn, lastDayToCancel, fundingDay };
};
