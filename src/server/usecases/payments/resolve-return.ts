import type { Container } from '#server/container.ts';
import { resolveReturnEntry } from '#server/db/repos/loan/payment-files.ts';
import { type Cashier, requireCashier } from './cashier.ts';

/** A person dealt with an entry of the bank that fits no payment, or with a notice of change, and says how. */
export const resolveReturn = (
  container: Container,
  cashier: Cashier,
  { entryId, resolution }: { entryId: string; resolution: string },
): Promise<{ kind: 'resolved' | 'changed' }> => {
  requireCashier(cashier, 'fund');
  return container.database.transact(async (tx) => {
    const by = { resolvedOn: container.clock.today(), resolvedByName: cashier.name, resolution };
    return { kind: (await resolveReturnEntry(tx, { id: entryId, ...by })) ? 'resolved' : 'changed' };
  });
};
