import { z } from 'zod';
import { type PipelineRow, pipelineStage } from '#entities/contract/pipeline.ts';
import { day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { getPolicy } from '#policy/policies.ts';
import { protectedUntil } from '#rules/leads/registration.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { duplicatesOf, type FoundDuplicate } from '#server/db/repos/pipeline/duplicates.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** What two loans share. */
export const sharedFact = z.enum(['email', 'phone', 'ssn', 'home']);
type SharedFact = z.infer<typeof sharedFact>;

const facts = { e: 'email', p: 'phone', x: 'ssn', h: 'home' } as const satisfies Record<
  FoundDuplicate['kinds'][number],
  SharedFact
>;

export const loanDuplicates = z.object({
  loans: z.array(
    z.object({
      loanId: z.string(),
      loanNumber: z.string(),
      names: z.string(),
      stage: pipelineStage,
      touchedAt: z.date(),
      shared: z.array(sharedFact),
      /** The partner who brought it, and the day their registration ends. */
      broughtBy: z.object({ partner: z.string(), until: day }).nullable(),
      /** What staff found: both go on, or one is to be closed and its people have been asked. */
      settled: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('bothKept'), by: z.string() }),
          z.object({ kind: z.literal('joining'), by: z.string(), isKept: z.boolean() }),
        ])
        .nullable(),
    }),
  ),
  /** In offices the caller does not work for. */
  elsewhere: z.int(),
});

type Settled = z.infer<typeof loanDuplicates>['loans'][number]['settled'];

const settledOf = ({
  loanId,
  outcome,
  keptId,
  foundByName,
}: Pick<FoundDuplicate, 'loanId' | 'outcome' | 'keptId' | 'foundByName'>): Settled => {
  const by = foundByName ?? '';
  if (outcome === 'bothKept') return { kind: outcome, by };
  return outcome === 'joining' ? { kind: outcome, by, isKept: keptId === loanId } : null;
};

/** Other open loans of the same person or home; those out of the caller's reach are only counted. */
export const loanDuplicatesOf = async (
  { database: { db }, clock }: Container,
  { applicationId, accountId }: LoanStaff<'seeLoan'>,
): Promise<z.infer<typeof loanDuplicates>> => {
  const reach = reachOf({ accountId, grants: await grantsOf(db, accountId) }, 'seeLoan');
  const found = await duplicatesOf(db, [applicationId]);
  const seen = found.filter((each) => reach !== null && isWithin(reach, each));
  const { registrationDays } = getPolicy(clock.today()).leads;
  return {
    loans: seen.map(({ otherId, loanNumber, names, stage, touchedAt, kinds, partner, broughtAt, ...found }) => ({
      settled: settledOf(found),
      ...{ loanId: otherId, loanNumber: loanNumberText(loanNumber), names, stage, touchedAt },
      shared: sharedFact.options.filter((fact) => kinds.some((kind) => facts[kind] === fact)),
      broughtBy:
        partner === null || broughtAt === null
          ? null
          : { partner, until: protectedUntil(clock.dayOf(broughtAt), registrationDays) },
    })),
    elsewhere:
      found.filter(({ outcome }) => outcome === null).length - seen.filter(({ outcome }) => outcome === null).length,
  };
};

/** The rows, each with the number of other open loans of its person or home. */
export const withDuplicates = async (
  db: Reader,
  rows: readonly Omit<PipelineRow, 'duplicates'>[],
): Promise<PipelineRow[]> => {
  const found = await duplicatesOf(
    db,
    rows.map(({ loanId }) => loanId),
  );
  return rows.map((row) => ({
    ...row,
    duplicates: found.filter(({ loanId, outcome }) => loanId === row.loanId && outcome !== 'bothKept').length,
  }));
};
