import { z } from 'zod';
import { type Day, day } from '#entities/values/day.ts';
import { basisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import {
  addProposedIndex,
  lockIndexDates,
  type Proposal,
  proposeFoundIndex,
  releasedIndexes,
} from '#server/db/repos/outside/index-dates.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** A rate found in the series by its row, or one that staff read in a publication they name. */
export const indexProposal = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), id: z.uuid() }),
    z.object({
      kind: z.literal('entered'),
      rate: basisPoints.min(1).max(3000),
      publishedFrom: day,
      note: z.string().trim().min(5).max(500),
    }),
  ]),
  effectiveFrom: day,
});
export type IndexProposal = z.infer<typeof indexProposal>;

export const proposeOutcome = ['proposed', 'proposedAlready', 'gone', 'inPast', 'notPublishedYet', 'sameRate'] as const;
export type ProposeOutcome = { kind: (typeof proposeOutcome)[number] };

const indexToday = async (tx: Tx, today: Day) =>
  policyWithIndex(getPolicy(today), await releasedIndexes(tx), today).index;

/** One policy manager proposes the index of a day to come; prices stay until another releases it. */
export const proposeIndex = (
  { database, clock }: Container,
  { accountId, grants }: Staff,
  { what, effectiveFrom }: IndexProposal,
): Promise<ProposeOutcome> => {
  if (!may(grants, 'changePolicies')) throw new AppError('notAllowed');
  return database.transact(async (tx): Promise<ProposeOutcome> => {
    const rows = await lockIndexDates(tx);
    if (rows.some(({ state }) => state === 'proposed')) return { kind: 'proposedAlready' };
    const today = clock.today();
    const row = what.kind === 'found' ? rows.find(({ id, state }) => id === what.id && state === 'found') : what;
    if (!row) return { kind: 'gone' };
    if (effectiveFrom < today) return { kind: 'inPast' };
    if (row.publishedFrom > effectiveFrom || row.publishedFrom > today) return { kind: 'notPublishedYet' };
    const { rate: oldRate } = await indexToday(tx, today);
    if (row.rate === oldRate) return { kind: 'sameRate' };
    const proposal: Proposal = {
      ...{
        effectiveFrom,
        oldRate,
        proposedBy: accountId,
        proposedByName: (await namesOf(tx, [accountId])).get(accountId) ?? '',
      },
      ...{ proposedAt: clock.now(), note: what.kind === 'entered' ? what.note : null },
    };
    const { rate, publishedFrom } = row;
    if (what.kind === 'found') await proposeFoundIndex(tx, what.id, proposal);
    const subject =
      what.kind === 'found'
        ? what.id
        : await addProposedIndex(tx, { ...proposal, rate, publishedFrom, foundAt: clock.now() });
    const body = { rate, oldRate, publishedFrom, effectiveFrom };
    await appendStaffEvent(tx, { actor: accountId, subject, kind: 'indexProposed', body });
    return { kind: 'proposed' };
  });
};
