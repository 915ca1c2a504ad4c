import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Day } from '#entities/day.ts';
import { type StaffDecision, staffDecision } from '#entities/staff-decision.ts';
import type { DbOrTx, Tx } from '../connect.ts';
import { decisions } from '../schema/index.ts';
import type { DecidedFacts } from './offers.ts';

type DecisionRow = typeof decisions.$inferSelect;

export type NewDecision = {
  applicationId: string;
  kind: 'refused' | StaffDecision;
  atStep: string;
  reasons: unknown[];
  policyVersion: string;
  decidedOn: Day;
  facts: DecidedFacts;
  decision: unknown;
} & Partial<Pick<DecisionRow, 'run' | 'decidedBy' | 'decidedByName' | 'note' | 'terms' | 'state'>>;

export const addDecision = async (tx: Tx, decision: NewDecision): Promise<string> => {
  const [row] = await tx.insert(decisions).values(decision).returning({ id: decisions.id });
  if (!row) throw new Error('The decision was not stored.');
  return row.id;
};

/** The last word, by the rules or by staff; what only one of two has said is none yet. */
export const findLatestDecision = async (db: DbOrTx, applicationId: string) => {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), eq(decisions.state, 'standing')))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row ?? null;
};

const staffColumns = {
  id: decisions.id,
  kind: decisions.kind,
  reasons: decisions.reasons,
  run: decisions.run,
  decidedBy: decisions.decidedBy,
  decidedByName: decisions.decidedByName,
  decidedAt: decisions.decidedAt,
  note: decisions.note,
  terms: decisions.terms,
  state: decisions.state,
  secondByName: decisions.secondByName,
  secondAt: decisions.secondAt,
};

/** What staff said, newest first, with what still waits for a second person. */
export const staffDecisionsOf = async (db: DbOrTx, applicationId: string) => {
  const rows = await db
    .select(staffColumns)
    .from(decisions)
    .where(
      and(eq(decisions.applicationId, applicationId), isNotNull(decisions.decidedBy), ne(decisions.state, 'dropped')),
    )
    .orderBy(desc(decisions.decidedAt));
  return rows.map((row) => ({ ...row, kind: staffDecision.parse(row.kind) }));
};
export type StaffDecisionRow = Awaited<ReturnType<typeof staffDecisionsOf>>[number];

/** False when it was settled by somebody else meanwhile. */
export const settleProposal = async (
  tx: Tx,
  { id, ...change }: { id: string } & Partial<Pick<DecisionRow, 'state' | 'secondBy' | 'secondByName'>>,
): Promise<boolean> => {
  const settled = await tx
    .update(decisions)
    .set({ ...change, secondAt: sql`clock_timestamp()` })
    .where(and(eq(decisions.id, id), eq(decisions.state, 'proposed')))
    .returning({ id: decisions.id });
  return settled.length > 0;
};
