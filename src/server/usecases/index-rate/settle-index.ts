import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { lockIndexDates, settleIndex } from '#server/db/repos/outside/index-dates.ts';
import type { Staff } from '../shared/staff-reach.ts';

export const settleIndexOutcome = ['released', 'declined', 'samePerson', 'settledBefore', 'inPast'] as const;
export type SettleIndexOutcome = { kind: (typeof settleIndexOutcome)[number] };

/** Another policy manager or an administrator releases the proposed date, or declines it. */
export const settleProposedIndex = (
  { database, clock }: Container,
  { accountId, grants }: Staff,
  { id, isReleased }: { id: string; isReleased: boolean },
): Promise<SettleIndexOutcome> => {
  if (!may(grants, 'releaseIndex')) throw new AppError('notAllowed');
  return database.transact(async (tx): Promise<SettleIndexOutcome> => {
    const row = (await lockIndexDates(tx)).find((each) => each.id === id);
    if (row?.state !== 'proposed') return { kind: 'settledBefore' };
    if (row.proposedBy === accountId) return { kind: 'samePerson' };
    // Prices of days gone by are never changed: the date is proposed again.
    if (isReleased && (row.effectiveFrom ?? '') < clock.today()) return { kind: 'inPast' };
    const state = isReleased ? 'released' : 'declined';
    const settledByName = (await namesOf(tx, [accountId])).get(accountId) ?? '';
    await settleIndex(tx, id, { state, settledBy: accountId, settledByName, settledAt: clock.now() });
    const { rate, oldRate, publishedFrom, effectiveFrom } = row;
    const body = { rate, oldRate, publishedFrom, effectiveFrom };
    const kind = isReleased ? 'indexReleased' : 'indexDeclined';
    await appendStaffEvent(tx, { actor: accountId, subject: id, kind, body });
    return { kind: state };
  });
};
