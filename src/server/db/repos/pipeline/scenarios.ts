import { and, desc, eq } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { scenarios } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

type NewScenario = Pick<typeof scenarios.$inferInsert, 'accountId' | 'name' | 'inputs' | 'policyVersion' | 'figures'>;

export const addScenario = async (db: Db, row: NewScenario): Promise<string> => {
  const [made] = await db
    .insert(scenarios)
    .values({ ...row, inputs: sealJson(db.ring, row.inputs), figures: sealJson(db.ring, row.figures) })
    .returning({ id: scenarios.id });
  if (!made) throw new Error('The scenario was not stored.');
  return made.id;
};

/** The caller's own, newest first. */
export const scenariosOf = (db: Reader, { accountId, limit }: { accountId: string; limit: number }) =>
  db
    .select()
    .from(scenarios)
    .where(eq(scenarios.accountId, accountId))
    .orderBy(desc(scenarios.createdAt), desc(scenarios.id))
    .limit(limit);

export const findOwnScenario = async (db: Reader, { id, accountId }: { id: string; accountId: string }) => {
  const [row] = await db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.id, id), eq(scenarios.accountId, accountId)));
  return row ?? null;
};

export const noteScenarioLead = async (db: Db, { id, leadId }: { id: string; leadId: string }): Promise<void> => {
  await db.update(scenarios).set({ leadId }).where(eq(scenarios.id, id));
};
