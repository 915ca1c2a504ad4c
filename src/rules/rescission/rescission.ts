import { addDays, type Day } from '#entities/values/day.ts';
import { addBusinessDays, businessDayOnOrAfter } from '../calendar/business-days.ts';

const DAYS_TO_CANCEL = 3;
const DAYS_TO_RETURN_MONEY = 20;

/** The events that start the clock for one owner, borrowing or not (12 CFR 1026.15): all three must have happened. */
export type OwnerPapers = {
  signedOn: Day | null;
  noticeDeliveredOn: Day | null;
  disclosuresDeliveredOn: Day | null;
};

export type RescissionPeriod = {
  startedOn: Day;
  lastDayToCancel: Day;
  mayFundFrom: Day;
  /** The first day funds can actually move: the next banking day. */
  fundingDay: Day;
};

/** The calendar from the last of signing, notice and disclosures. */
export const rescissionPeriod = (startedOn: Day): RescissionPeriod => {
  const lastDayToCancel = addBusinessDays({ from: startedOn, count: DAYS_TO_CANCEL, kind: 'rescission' });
  const mayFundFrom = addDays(lastDayToCancel, 1);
  return { startedOn, lastDayToCancel, mayFundFrom, fundingDay: businessDayOnOrAfter(mayFundFrom, 'banking') };
};

export type Rescission =
  | { kind: 'notApplicable'; fundingDay: Day | null }
  | { kind: 'notStarted' }
  | ({ kind: 'running' } & RescissionPeriod)
  | ({ kind: 'over' } & RescissionPeriod)
  | { kind: 'cancelled'; cancelledOn: Day; returnMoneyBy: Day };

export type RescissionFacts = {
  mayBePrincipalResidence: boolean;
  openedOn: Day | null;
  owners: readonly OwnerPapers[];
  /** The days cancellations were sent; one owner cancels for all. */
  cancellationsSentOn: readonly Day[];
};

/** Null while any owner still lacks a document, or the account is not open. */
const startOf = ({ openedOn, owners }: RescissionFacts): Day | null => {
  let latest = openedOn;
  for (const { signedOn, noticeDeliveredOn, disclosuresDeliveredOn } of owners) {
    for (const on of [signedOn, noticeDeliveredOn, disclosuresDeliveredOn]) {
      if (on === null || latest === null) return null;
      if (on > latest) latest = on;
    }
  }
  return owners.length === 0 ? null : latest;
};

export const decideRescission = (facts: RescissionFacts, asOf: Day): Rescission => {
  const { mayBePrincipalResidence, openedOn, cancellationsSentOn } = facts;
  if (!mayBePrincipalResidence) {
    return { kind: 'notApplicable', fundingDay: openedOn && businessDayOnOrAfter(openedOn, 'banking') };
  }
  const startedOn = startOf(facts);
  const period = startedOn && rescissionPeriod(startedOn);
  // Before the period has an end date, any cancellation counts.
  const counting = cancellationsSentOn.filter((sent) => period === null || sent <= period.lastDayToCancel).sort();
  const [cancelledOn] = counting;
  if (cancelledOn) return { kind: 'cancelled', cancelledOn, returnMoneyBy: addDays(cancelledOn, DAYS_TO_RETURN_MONEY) };
  if (period === null) return { kind: 'notStarted' };
  return { kind: asOf > period.lastDayToCancel ? 'over' : 'running', ...period };
};
