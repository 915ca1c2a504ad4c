import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { sandboxVisits } from './schema.ts';

export type SandboxVisit = typeof sandboxVisits.$inferSelect;

/** The same key gives the same visit. */
export const openVisit = async (
  db: Db,
  visit: Pick<SandboxVisit, 'idempotencyKey' | 'vendor' | 'returnUrl'>,
): Promise<string> => {
  const [row] = await db
    .insert(sandboxVisits)
    .values({ ...visit, reference: randomUUID(), state: 'open' })
    .onConflictDoUpdate({ target: sandboxVisits.idempotencyKey, set: { returnUrl: visit.returnUrl } })
    .returning({ reference: sandboxVisits.reference });
  if (!row) throw new Error('The visit was not stored.');
  return row.reference;
};

export const findVisit = async (db: Reader, reference: string): Promise<SandboxVisit | null> => {
  const [row] = await db.select().from(sandboxVisits).where(eq(sandboxVisits.reference, reference));
  return row ?? null;
};

/** The first choice stays. */
export const endVisit = async (
  db: Db,
  { reference, state }: Pick<SandboxVisit, 'reference' | 'state'>,
): Promise<void> => {
  await db
    .update(sandboxVisits)
    .set({ state })
    .where(and(eq(sandboxVisits.reference, reference), eq(sandboxVisits.state, 'open')));
};
