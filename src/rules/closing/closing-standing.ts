import type { Closing } from '#entities/application/closing.ts';
import { type Day, laterOf } from '#entities/values/day.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet } from '../conditions/condition-state.ts';
import type { ClosingDuty, ClosingWait } from './closing-waits.ts';

export type ClosingStanding =
  | { kind: 'notBooked' }
  /** A prior-to-closing condition is still open. */
  | { kind: 'conditionsOpen'; codes: number[] }
  /** Staff has not approved, or has withdrawn the approval. */
  | { kind: 'notApproved' }
  | { kind: 'tooEarly'; on: Day }
  /** The law wants papers in the borrowers' hands some days before. */
  | { kind: 'waiting'; duties: ClosingDuty[] }
  /** Signed in the presence of our staff, who open signing that day. */
  | { kind: 'checkInNeeded'; on: Day }
  | { kind: 'open' }
  | { kind: 'closed' };

type Asked = { request: Pick<ConditionRequest, 'code' | 'priorTo'>; state: ConditionState; isAsked: boolean };

/** The codes of open conditions needed before closing, each once. */
export const openBeforeClosing = (conditions: readonly Asked[]): number[] => [
  ...new Set(
    conditions
      .filter(({ request, state, isAsked }) => isAsked && request.priorTo !== 'funding' && !isMet(state))
      .map(({ request }) => request.code),
  ),
];

/** The date on the closing documents: the booked day, or today if that has passed. */
export const closingDay = ({ appointmentOn }: Pick<Closing, 'appointmentOn'>, today: Day): Day =>
  laterOf(appointmentOn ?? today, today);

type Facts = {
  closing: Pick<Closing, 'appointmentOn' | 'place' | 'accountOpenedOn'>;
  conditions: readonly Asked[];
  isApproved: boolean;
  isCheckedIn: boolean;
  /** Duties that do not let the line close today. */
  waits: readonly ClosingWait[];
  today: Day;
};

/** Whether the closing documents may be signed now, and if not, why. */
export const closingStandingOf = ({
  closing,
  conditions,
  isApproved,
  isCheckedIn,
  waits,
  today,
}: Facts): ClosingStanding => {
  const { appointmentOn, place, accountOpenedOn } = closing;
  if (accountOpenedOn !== null) return { kind: 'closed' };
  if (appointmentOn === null) return { kind: 'notBooked' };
  const codes = openBeforeClosing(conditions);
  if (codes.length > 0) return { kind: 'conditionsOpen', codes };
  if (!isApproved) return { kind: 'notApproved' };
  if (appointmentOn > today) return { kind: 'tooEarly', on: appointmentOn };
  if (waits.length > 0) return { kind: 'waiting', duties: waits.map(({ duty }) => duty) };
  return place === 'online' || isCheckedIn ? { kind: 'open' } : { kind: 'checkInNeeded', on: today };
};
