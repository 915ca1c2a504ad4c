import type { Closing } from '#entities/application/closing.ts';
import { type Day, laterOf } from '#entities/values/day.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet } from '../conditions/condition-state.ts';

export type ClosingStanding =
  | { kind: 'notBooked' }
  /** Something that has to be there before closing is not. */
  | { kind: 'conditionsOpen'; codes: number[] }
  /** Staff has not said yes, or has taken it back. */
  | { kind: 'notApproved' }
  | { kind: 'tooEarly'; on: Day }
  /** Signed in the presence of someone of ours, who opens it on the day. */
  | { kind: 'checkInNeeded'; on: Day }
  | { kind: 'open' }
  | { kind: 'closed' };

type Asked = { request: Pick<ConditionRequest, 'code' | 'priorTo'>; state: ConditionState; isAsked: boolean };

/** The codes of what is still asked and needed before closing, each once. */
export const openBeforeClosing = (conditions: readonly Asked[]): number[] => [
  ...new Set(
    conditions
      .filter(({ request, state, isAsked }) => isAsked && request.priorTo !== 'funding' && !isMet(state))
      .map(({ request }) => request.code),
  ),
];

/** The day the closing's papers speak of: the one that is booked, or today where it has passed. */
export const closingDay = ({ appointmentOn }: Pick<Closing, 'appointmentOn'>, today: Day): Day =>
  laterOf(appointmentOn ?? today, today);

type Facts = {
  closing: Pick<Closing, 'appointmentOn' | 'place' | 'accountOpenedOn'>;
  conditions: readonly Asked[];
  isApproved: boolean;
  isCheckedIn: boolean;
  today: Day;
};

/** Whether the closing's papers may be signed now, and if not, what is in the way. */
export const closingStandingOf = ({ closing, conditions, isApproved, isCheckedIn, today }: Facts): ClosingStanding => {
  const { appointmentOn, place, accountOpenedOn } = closing;
  if (accountOpenedOn !== null) return { kind: 'closed' };
  if (appointmentOn === null) return { kind: 'notBooked' };
  const codes = openBeforeClosing(conditions);
  if (codes.length > 0) return { kind: 'conditionsOpen', codes };
  if (!isApproved) return { kind: 'notApproved' };
  if (appointmentOn > today) return { kind: 'tooEarly', on: appointmentOn };
  return place === 'online' || isCheckedIn ? { kind: 'open' } : { kind: 'checkInNeeded', on: today };
};
