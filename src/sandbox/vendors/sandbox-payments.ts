import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import type { PaymentService } from '#server/vendors/payments/port.ts';
import { sandboxPayments } from '../db/schema.ts';
import { type SandboxSurroundings, SLOW_MS } from './switched.ts';

/** Accounts whose bank sends the money back. */
export const returningAccounts: Readonly<Record<string, string>> = {
  '9000000002': 'R02',
  '9000000003': 'R03',
  '9000000016': 'R16',
};

/** Keeps each order once by its key, and settles it at once; a frozen one comes back. */
export const sandboxPaymentService = ({ switches, sleep }: SandboxSurroundings, db: Db): PaymentService => ({
  methods: ['ach', 'wire', 'check'],
  send: async ({ key, amount, to }) => {
    const behaviour = await switches('payments');
    if (behaviour === 'down') return { kind: 'notTaken' };
    if (behaviour === 'thin') return { kind: 'refused', reason: 'The sandbox refuses it.' };
    const code = to.method === 'check' ? undefined : returningAccounts[to.accountNumber];
    const reference = `SBX-${key.slice(0, 8)}-${key.split('/').slice(1).join('-')}`;
    await db
      .insert(sandboxPayments)
      .values({
        idempotencyKey: key,
        reference,
        amountCents: amount,
        returnCode: code ?? (behaviour === 'frozen' ? 'R16' : null),
      })
      .onConflictDoUpdate({
        target: sandboxPayments.idempotencyKey,
        set: { times: sql`${sandboxPayments.times} + 1` },
      });
    if (behaviour === 'slow') await sleep(SLOW_MS);
    return behaviour === 'inconsistent' ? { kind: 'unknown' } : { kind: 'sent', reference };
  },
  look: async ({ key }) => {
    if ((await switches('payments')) === 'down') return { kind: 'noAnswer' };
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.idempotencyKey, key));
    if (!row) return { kind: 'noAnswer' };
    return row.returnCode === null ? { kind: 'settled' } : { kind: 'returned', code: row.returnCode, reason: null };
  },
});
