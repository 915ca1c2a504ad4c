import type { Application } from '#entities/application.ts';
import type { Day } from '#entities/day.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { DbOrTx } from '../db/connect.ts';
import type { StoredApplication } from '../db/repos/applications.ts';
import { conditionsOf } from '../db/repos/conditions.ts';
import { hasEvent } from '../db/repos/events.ts';
import { isApproved, loanStanding } from './loan-standing.ts';
import { toCondition } from './reconcile-conditions.ts';

export type ClosingStanding =
  | { kind: 'notBooked' }
  /** Something that has to be there before closing is not. */
  | { kind: 'conditionsOpen'; codes: number[] }
  /** Staff has not said yes, or has taken it back. */
  | { kind: 'notApproved' }
  | { kind: 'tooEarly'; on: Day }
  /** Signed in the presence of somebody of ours, who opens it on the day. */
  | { kind: 'checkInNeeded'; on: Day }
  | { kind: 'open' }
  | { kind: 'closed' };

/** The day the closing's papers speak of: the one that is booked, or today where it has passed. */
export const closingDay = ({ closing: { appointmentOn } }: Pick<Application, 'closing'>, today: Day): Day =>
  appointmentOn !== null && appointmentOn > today ? appointmentOn : today;

export const openBeforeClosing = (conditions: readonly ReturnType<typeof toCondition>[]): number[] => [
  ...new Set(
    conditions
      .filter(({ request, state, isAsked }) => isAsked && request.priorTo !== 'funding' && !isMet(state))
      .map(({ request }) => request.code),
  ),
];

export const checkedIn = (on: Day) => ({ kind: 'closingCheckedIn', body: { on } }) as const;

/** Whether the closing's papers may be signed now, and if not, what is in the way. The caller has brought the conditions in line. */
export const closingStanding = async (
  { env }: Pick<Container, 'env'>,
  db: DbOrTx,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingStanding> => {
  const { appointmentOn, place, accountOpenedOn } = document.closing;
  const today = lenderToday(env);
  if (accountOpenedOn !== null) return { kind: 'closed' };
  if (appointmentOn === null) return { kind: 'notBooked' };
  const codes = openBeforeClosing((await conditionsOf(db, id)).map(toCondition));
  if (codes.length > 0) return { kind: 'conditionsOpen', codes };
  if (!isApproved(await loanStanding(db, { id, document }))) return { kind: 'notApproved' };
  if (appointmentOn > today) return { kind: 'tooEarly', on: appointmentOn };
  if (place !== 'online' && !(await hasEvent(db, { applicationId: id, ...checkedIn(today) })))
    return { kind: 'checkInNeeded', on: today };
  return { kind: 'open' };
};
