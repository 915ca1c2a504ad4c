import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { grantProposals } from '#server/db/schema/index.ts';

export type GrantProposal = typeof grantProposals.$inferSelect;
type NewProposal = Pick<GrantProposal, 'accountId' | 'role' | 'scopeKind' | 'scopeId' | 'proposedBy'>;

const open = isNull(grantProposals.settledAt);

/** False when the same one is open already. */
export const addProposal = async (tx: Tx, proposal: NewProposal): Promise<boolean> =>
  (await tx.insert(grantProposals).values(proposal).onConflictDoNothing().returning({ id: grantProposals.id })).length >
  0;

export const openProposals = (db: Reader): Promise<GrantProposal[]> =>
  db.select().from(grantProposals).where(open).orderBy(asc(grantProposals.proposedAt));

export const findProposal = async (
  db: Reader,
  { id, accountId }: Pick<GrantProposal, 'id' | 'accountId'>,
): Promise<GrantProposal | null> => {
  const isIt = and(eq(grantProposals.id, id), eq(grantProposals.accountId, accountId), open);
  const [row] = await db.select().from(grantProposals).where(isIt);
  return row ?? null;
};

export const settleProposal = async (
  tx: Tx,
  { id, settledBy, isAgreed }: { id: string; settledBy: string; isAgreed: boolean },
): Promise<void> => {
  await tx.update(grantProposals).set({ settledBy, isAgreed, settledAt: sql`now()` }).where(eq(grantProposals.id, id));
};
