import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loanSystemState } from '#entities/facts/hook-state.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { loanSystemMessages } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type LoanSystemMessage = typeof loanSystemMessages.$inferSelect;
type Added = Pick<LoanSystemMessage, 'applicationId' | 'messageKey' | 'decisionId' | 'status' | 'amount' | 'brand'> & {
  file: string;
};

/** The message under a key, made where there is none, and held until the transaction ends: two senders take turns. */
export const holdMessage = async (tx: Tx, { file, ...added }: Added): Promise<LoanSystemMessage> => {
  await tx
    .insert(loanSystemMessages)
    .values({ ...added, file: sealText(tx.ring, file), state: 'waiting', createdAt: tx.clock.now() })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(loanSystemMessages)
    .where(eq(loanSystemMessages.messageKey, added.messageKey))
    .for('update');
  if (!row) throw new Error('The message was not stored.');
  return row;
};

export const findMessage = async (db: Reader, id: string): Promise<LoanSystemMessage | null> => {
  const [row] = await db.select().from(loanSystemMessages).where(eq(loanSystemMessages.id, id));
  return row ?? null;
};

type Told = Pick<LoanSystemMessage, 'id' | 'state' | 'loanSystemId'> & { answer: string; file: string };

/** One more try, and what came of it. */
export const keepTry = async (tx: Tx, { id, answer, file, ...told }: Told): Promise<void> => {
  const now = tx.clock.now();
  await tx
    .update(loanSystemMessages)
    .set({
      ...told,
      file: sealText(tx.ring, file),
      answer: sealText(tx.ring, answer),
      attempts: sql`${loanSystemMessages.attempts} + 1`,
      sentAt: now,
      answeredAt: told.state === 'failed' ? null : now,
    })
    .where(eq(loanSystemMessages.id, id));
};

const listed = z.object({
  id: z.string(),
  loan_id: z.string(),
  loan_number: z.coerce.number(),
  status: z.string(),
  brand: z.string(),
  state: loanSystemState,
  attempts: z.int(),
  loan_system_id: z.string().nullable(),
  created_at: z.coerce.date(),
  created_key: z.string(),
  sent_at: z.coerce.date().nullable(),
});

/** The newest first, without file and answer. */
export const listMessages = async (
  db: Reader,
  { limit, after }: { limit: number; after: { createdKey: string; id: string } | null },
): Promise<z.infer<typeof listed>[]> => {
  const { rows } = await db.execute(sql`
    SELECT message.id, loan.id AS loan_id, loan.loan_number, message.status, message.brand, message.state, message.attempts,
      message.loan_system_id, message.created_at, message.created_at::text AS created_key, message.sent_at
    FROM loan_system_messages message JOIN applications loan ON loan.id = message.application_id
    WHERE ${after === null ? sql`true` : sql`(message.created_at, message.id) < (${after.createdKey}::timestamptz, ${after.id}::uuid)`}
    ORDER BY message.created_at DESC, message.id DESC LIMIT ${limit}`);
  return z.array(listed).parse(rows);
};
