import { desc, eq } from 'drizzle-orm';
import type { Valuation } from '#entities/facts/valuation.ts';
import type { ValueRequest, ValueReviewRequest } from '#entities/facts/value-request.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { valueRequests } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type NewRequest = ValueReviewRequest & { applicationId: string; person: Person; valuation: Valuation };

/** False while another one is open: a home has one review at a time. */
export const addValueRequest = async (tx: Tx, request: NewRequest): Promise<boolean> => {
  const added = await tx
    .insert(valueRequests)
    .values({
      ...request,
      reason: sealText(tx.ring, request.reason),
      valuation: sealJson(tx.ring, request.valuation),
    })
    .onConflictDoNothing()
    .returning({ id: valueRequests.id });
  return added.length > 0;
};

export const findValueRequest = async (db: Reader, applicationId: string): Promise<ValueRequest | null> => {
  const [row] = await db
    .select({
      amount: valueRequests.amount,
      reason: valueRequests.reason,
      state: valueRequests.state,
      createdAt: valueRequests.createdAt,
    })
    .from(valueRequests)
    .where(eq(valueRequests.applicationId, applicationId))
    .orderBy(desc(valueRequests.createdAt))
    .limit(1);
  return row ? { ...row, amount: toDollars(row.amount) } : null;
};
