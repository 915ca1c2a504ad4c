import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Person } from '#entities/person.ts';
import type { DbOrTx } from '../connect.ts';
import { type KeyRing, open, seal } from '../key-ring.ts';
import { preparedOnce } from '../prepared-once.ts';
import { drafts } from '../schema/index.ts';

type Owner = { applicationId: string; person: Person };
const draft = z.record(z.string(), z.unknown());

const contextOf = ({ applicationId, person }: Owner, step: string): string =>
  `draft/${applicationId}/${person}/${step}`;
const isOwners = ({ applicationId, person }: Owner) =>
  and(eq(drafts.applicationId, applicationId), eq(drafts.person, person));

export const keepDraft = async (
  db: DbOrTx,
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

const dropQuery = preparedOnce((tx) =>
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

export const dropDraft = async (db: DbOrTx, { owner, step }: { owner: Owner; step: string }): Promise<void> => {
  await dropQuery(db).execute({ ...owner, step });
};

export const draftsOf = async (
  db: DbOrTx,
  { ring, owner }: { ring: KeyRing; owner: Owner },
): Promise<Record<string, Record<string, unknown>>> => {
  const rows = await db.select({ step: drafts.step, sealed: drafts.sealed }).from(drafts).where(isOwners(owner));
  return Object.fromEntries(
    rows.map(({ step, sealed }) => [step, draft.parse(JSON.parse(open(ring, sealed, contextOf(owner, step))))]),
  );
};
