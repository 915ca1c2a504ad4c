import { desc, eq } from 'drizzle-orm';
import type { Day } from '#entities/day.ts';
import type { DbOrTx, Tx } from '../connect.ts';
import { decisions } from '../schema/index.ts';
import type { DecidedFacts } from './offers.ts';

export type NewDecision = {
  applicationId: string;
  kind: 'refused';
  atStep: string;
  reasons: unknown[];
  policyVersion: string;
  decidedOn: Day;
  facts: DecidedFacts;
  decision: unknown;
};

export const addDecision = async (tx: Tx, decision: NewDecision): Promise<string> => {
  const [row] = await tx.insert(decisions).values(decision).returning({ id: decisions.id });
  if (!row) throw new Error('The decision was not stored.');
  return row.id;
};

export const findLatestDecision = async (db: DbOrTx, applicationId: string) => {
  const [row] = await db
    .select()
    .from(decisions)
    .where(eq(decisions.applicationId, applicationId))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row ?? null;
};
