import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Transact, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, reseal, seal, sealedPrefix } from '#server/db/key-ring.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { drafts } from '#server/db/schema/index.ts';
import { sendAhead } from '#server/db/send-ahead.ts';

type Owner = { applicationId: string; person: Person };
const draft = z.record(z.string(), z.unknown());

const contextOf = ({ applicationId, person }: Owner, step: string): string =>
  `draft/${applicationId}/${person}/${step}`;
const isOwners = ({ applicationId, person }: Owner) =>
  and(eq(drafts.applicationId, applicationId), eq(drafts.person, person));

export const keepDraft = async (
  db: Tx,
  { ring, owner, step, answers }: { ring: KeyRing; owner: Owner; step: string; answers: Record<string, unknown> },
): Promise<void> => {
  const sealed = seal(ring, JSON.stringify(answers), contextOf(owner, step));
  await db
    .insert(drafts)
    .values({ ...owner, step, sealed })
    .onConflictDoUpdate({
      target: [drafts.applicationId, drafts.person, drafts.step],
      set: { sealed, updatedAt: sql`now()` },
    });
};

const dropQuery = preparedOnce((tx: Tx) =>
  tx
    .delete(drafts)
    .where(
      and(
        eq(drafts.applicationId, sql.placeholder('applicationId')),
        eq(drafts.person, sql.placeholder('person')),
        eq(drafts.step, sql.placeholder('step')),
      ),
    )
    .prepare('drop_draft'),
);

export const dropDraft = (tx: Tx, { owner, step }: { owner: Owner; step: string }): void => {
  sendAhead(tx, dropQuery(tx).execute({ ...owner, step }));
};

export const draftsOf = async (
  db: Reader,
  { ring, owner }: { ring: KeyRing; owner: Owner },
): Promise<Record<string, Record<string, unknown>>> => {
  const rows = await db.select({ step: drafts.step, sealed: drafts.sealed }).from(drafts).where(isOwners(owner));
  return Object.fromEntries(
    rows.map(({ step, sealed }) => [step, draft.parse(JSON.parse(open(ring, sealed, contextOf(owner, step))))]),
  );
};

/** Reseals every draft under the current key, a few at a time; safe to stop and repeat. */
export const rotateDrafts = async (transact: Transact, ring: KeyRing): Promise<number> => {
  const prefix = sealedPrefix(ring);
  let rotated = 0;
  for (;;) {
    const count = await transact(async (tx) => {
      const rows = await tx
        .select({
          applicationId: drafts.applicationId,
          person: drafts.person,
          step: drafts.step,
          sealed: drafts.sealed,
        })
        .from(drafts)
        .where(sql`substring(${drafts.sealed} from 1 for ${prefix.length}) <> ${prefix}`)
        .limit(100)
        .for('update', { skipLocked: true });
      for (const { step, sealed, ...owner } of rows)
        await tx
          .update(drafts)
          .set({ sealed: reseal(ring, sealed, contextOf(owner, step)) })
          .where(and(isOwners(owner), eq(drafts.step, step)));
      return rows.length;
    });
    rotated += count;
    if (count === 0) return rotated;
  }
};
