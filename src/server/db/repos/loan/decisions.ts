import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type DecisionKind, decisionKind, staffDecision } from '#entities/contract/staff-decision.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { decisionProposals, decisions } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';
import type { DecidedFacts } from '../application/offers.ts';

export type DecisionRow = typeof decisions.$inferSelect;
type ProposalRow = typeof decisionProposals.$inferSelect;

export type NewDecision = {
  applicationId: string;
  kind: DecisionKind;
  atStep: string;
  reasons: unknown[];
  policyVersion: string;
  decidedOn: Day;
  facts: DecidedFacts;
  decision: unknown;
} & Partial<
  Pick<
    DecisionRow,
    | 'run'
    | 'decidedBy'
    | 'decidedByName'
    | 'note'
    | 'terms'
    | 'secondBy'
    | 'secondByName'
    | 'otherReason'
    | 'exceptions'
  >
>;

type Worded = {
  reasons: unknown;
  terms?: unknown;
  exceptions?: unknown;
  note?: string | null | undefined;
  otherReason?: string | null | undefined;
};

const sealedParts = (
  { ring }: Tx,
  { reasons, terms = null, exceptions = null, note = null, otherReason = null }: Worded,
) => ({
  reasons: sealJson(ring, reasons),
  terms: sealJson(ring, terms),
  // Null itself, for the list of exceptions finds them by it.
  exceptions: exceptions === null ? null : sealJson(ring, exceptions),
  note: note === null ? null : sealText(ring, note),
  otherReason: otherReason === null ? null : sealText(ring, otherReason),
});

export const addDecision = async (tx: Tx, decision: NewDecision): Promise<string> => {
  const [row] = await tx
    .insert(decisions)
    .values({
      ...decision,
      ...sealedParts(tx, decision),
      facts: sealJson(tx.ring, decision.facts),
      decision: sealJson(tx.ring, decision.decision),
      decidedAt: tx.clock.now(),
    })
    .returning({ id: decisions.id });
  if (!row) throw new Error('The decision was not stored.');
  touchLoan(tx, decision.applicationId);
  return row.id;
};

/** The latest decision, by the rules or by staff. */
export const findLatestDecision = async (db: Reader, applicationId: string) => {
  const [row] = await db
    .select()
    .from(decisions)
    .where(eq(decisions.applicationId, applicationId))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row ?? null;
};

export const findDecision = async (db: Reader, id: string): Promise<DecisionRow | null> => {
  const [row] = await db.select().from(decisions).where(eq(decisions.id, id));
  return row ?? null;
};

/** Decisions that decline what the applicant asked for, each of which is owed a notice with its reasons. */
const refusals: DecisionKind[] = ['refused', 'denied', 'countered'];

/** The latest refusal. A later withdrawal or closing does not take it back. */
export const findLatestRefusal = async (db: Reader, applicationId: string) => {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), inArray(decisions.kind, refusals)))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row ?? null;
};

const lastQuery = preparedOnce((db: Reader) =>
  db
    .select({ kind: decisions.kind, decidedOn: decisions.decidedOn })
    .from(decisions)
    .where(eq(decisions.applicationId, sql.placeholder('applicationId')))
    .orderBy(desc(decisions.decidedAt))
    .limit(1)
    .prepare('last_decision'),
);

/** The latest decision, by the rules or by staff, without its inputs. */
export const lastDecision = async (
  db: Reader,
  applicationId: string,
): Promise<{ kind: DecisionKind; decidedOn: Day } | null> => {
  const [row] = await lastQuery(db).execute({ applicationId });
  return row ? { ...row, kind: decisionKind.parse(row.kind) } : null;
};

const said = {
  id: decisions.id,
  kind: decisions.kind,
  reasons: decisions.reasons,
  run: decisions.run,
  decidedBy: decisions.decidedBy,
  decidedByName: decisions.decidedByName,
  decidedAt: decisions.decidedAt,
  note: decisions.note,
  terms: decisions.terms,
  secondByName: decisions.secondByName,
  otherReason: decisions.otherReason,
  exceptions: decisions.exceptions,
};

/** Staff's latest decision. */
export const findStaffDecision = async (db: Reader, applicationId: string) => {
  const [row] = await db
    .select(said)
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), isNotNull(decisions.decidedBy)))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row ? { ...row, kind: staffDecision.parse(row.kind) } : null;
};
export type StaffDecisionRow = NonNullable<Awaited<ReturnType<typeof findStaffDecision>>>;

export const addProposal = async (
  tx: Tx,
  proposal: Omit<ProposalRow, 'id' | 'decidedAt' | 'settledAt' | 'returnedAt' | 'returnedByName' | 'returnReason'>,
): Promise<string> => {
  const [row] = await tx
    .insert(decisionProposals)
    .values({ ...proposal, ...sealedParts(tx, proposal), decidedAt: tx.clock.now() })
    .returning({ id: decisionProposals.id });
  if (!row) throw new Error('The proposal was not stored.');
  touchLoan(tx, proposal.applicationId);
  return row.id;
};

/** The open proposal of one member of staff, in the form of a decision. */
export const findProposal = async (db: Reader, applicationId: string): Promise<StaffDecisionRow | null> => {
  const [row] = await db
    .select()
    .from(decisionProposals)
    .where(and(eq(decisionProposals.applicationId, applicationId), isNull(decisionProposals.settledAt)));
  return row ? { ...row, kind: staffDecision.parse(row.kind), secondByName: null } : null;
};

export const hasProposal = async (db: Reader, { id, applicationId }: { id: string; applicationId: string }) => {
  const rows = await db
    .select({ id: decisionProposals.id })
    .from(decisionProposals)
    .where(and(eq(decisionProposals.id, id), eq(decisionProposals.applicationId, applicationId)));
  return rows.length > 0;
};

export type ReturnedProposal = StaffDecisionRow & {
  returnedAt: Date;
  returnedByName: string | null;
  returnReason: string | null;
};

/** The proposal last returned, until somebody proposes or decides again. */
export const findReturned = async (db: Reader, applicationId: string): Promise<ReturnedProposal | null> => {
  const [row] = await db
    .select()
    .from(decisionProposals)
    .where(eq(decisionProposals.applicationId, applicationId))
    .orderBy(desc(decisionProposals.decidedAt))
    .limit(1);
  if (!row?.returnedAt) return null;
  const last = await findStaffDecision(db, applicationId);
  if (last !== null && last.decidedAt > row.decidedAt) return null;
  const { returnedAt, returnedByName, returnReason } = row;
  return { ...row, kind: staffDecision.parse(row.kind), secondByName: null, returnedAt, returnedByName, returnReason };
};

type Returned = { id: string; byName: string; reason: string | null };

/** Settled, and back with its proposer. */
export const returnProposal = async (tx: Tx, { id, byName, reason }: Returned): Promise<void> => {
  await settleProposal(tx, id);
  await tx
    .update(decisionProposals)
    .set({
      returnedAt: tx.clock.now(),
      returnedByName: byName,
      returnReason: reason === null ? null : sealText(tx.ring, reason),
    })
    .where(eq(decisionProposals.id, id));
};

export const settleProposal = async (tx: Tx, id: string): Promise<void> => {
  const settled = await tx
    .update(decisionProposals)
    .set({ settledAt: sql`clock_timestamp()` })
    .where(eq(decisionProposals.id, id))
    .returning({ applicationId: decisionProposals.applicationId });
  for (const { applicationId } of settled) touchLoan(tx, applicationId);
};

/** Everyone on the staff who decided on the loan, alone or as the second person. */
export const decidersOf = async (db: Reader, applicationId: string): Promise<string[]> => {
  const rows = await db
    .select({ decidedBy: decisions.decidedBy, secondBy: decisions.secondBy })
    .from(decisions)
    .where(eq(decisions.applicationId, applicationId));
  return rows.flatMap(({ decidedBy, secondBy }) => [decidedBy, secondBy]).filter((id) => id !== null);
};

/** Every decision with its inputs, oldest first. */
export const decisionsOf = (db: Reader, applicationId: string): Promise<DecisionRow[]> =>
  db.select().from(decisions).where(eq(decisions.applicationId, applicationId)).orderBy(decisions.decidedAt);
