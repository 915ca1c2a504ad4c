import { asc, eq, notInArray } from 'drizzle-orm';
import type { PurgeRefusal } from '#entities/contract/kept-record.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { applications, purgeRefusals } from '#server/db/schema/index.ts';

export type RefusedPurge = { applicationId: string; why: PurgeRefusal };

/** A list for people: beyond this something else is wrong. */
const MOST_SHOWN = 200;

/** Replaces what was refused before; a refusal that stands keeps its first day. */
export const keepPurgeRefusals = async (
  tx: Tx,
  { refused, on }: { refused: readonly RefusedPurge[]; on: Day },
): Promise<void> => {
  const standing = refused.map(({ applicationId }) => applicationId);
  await tx.delete(purgeRefusals).where(notInArray(purgeRefusals.applicationId, standing));
  for (const { applicationId, why } of refused)
    await tx
      .insert(purgeRefusals)
      .values({ applicationId, why, since: on })
      .onConflictDoUpdate({ target: purgeRefusals.applicationId, set: { why } });
};

export const purgeRefusalsOf = (db: Reader) =>
  db
    .select({ loanNumber: applications.loanNumber, why: purgeRefusals.why, since: purgeRefusals.since })
    .from(purgeRefusals)
    .innerJoin(applications, eq(applications.id, purgeRefusals.applicationId))
    .orderBy(asc(purgeRefusals.since), asc(applications.loanNumber))
    .limit(MOST_SHOWN);
