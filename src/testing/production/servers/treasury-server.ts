import { createHmac, randomUUID } from 'node:crypto';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';

type Order = Readonly<Record<string, unknown>> & { id: string; external_id: string; status: string };

/** Signs the webhooks. */
export const TREASURY_WEBHOOK_KEY = 'signs the webhooks of payments';

/** The account is answered by its id, and everything the service adds is there. */
const orderOf = ({ receiving_account: _, ...asked }: { external_id: string; receiving_account?: unknown }): Order => {
  const at = new Date().toISOString();
  return {
    ...{ id: randomUUID(), object: 'payment_order', live_mode: false, created_at: at, updated_at: at },
    ...{ priority: 'normal', receiving_account_id: randomUUID(), receiving_account_type: 'external_account' },
    ...{ effective_date: at.slice(0, 10), process_after: null, description: null, remittance_information: null },
    ...{ nsf_protected: false, originating_party_name: null, counterparty_id: null, transaction_ids: [] },
    ...{ current_return: null, reference_numbers: [], vendor_failure_reason: null },
    ...asked,
    status: 'processing',
  };
};

/** Modern Treasury: one order for each idempotency key, under way until the bank is told to pay. */
export const treasuryServer = () => {
  const orders = new Map<string, Order>();
  const reply = ({ method, path, headers, body }: Received): Reply => {
    if (method === 'POST') {
      const key = String(headers['idempotency-key']);
      const known = orders.get(key);
      const made = known ?? orderOf(JSON.parse(body));
      orders.set(key, made);
      return { status: 201, body: made };
    }
    const found = [...orders.values()].find(({ id }) => path.endsWith(`/payment_orders/${id}`));
    return found ? { body: found } : { status: 404, body: { errors: { message: 'not found' } } };
  };
  return {
    reply,
    orders: () => [...orders.values()],
    /** The bank pays what is under way; returns the webhooks that say so. */
    complete: (): { body: string; headers: Record<string, string> }[] =>
      [...orders].flatMap(([key, order]) => {
        if (order.status !== 'processing') return [];
        orders.set(key, { ...order, status: 'completed' });
        const data = { id: order.id, object: 'payment_order', status: 'completed' };
        const body = JSON.stringify({ event: 'completed', data });
        const signature = createHmac('sha256', TREASURY_WEBHOOK_KEY).update(body).digest('hex');
        return [{ body, headers: { 'x-signature': signature, 'x-topic': 'payment_order' } }];
      }),
  };
};
export type TreasuryServer = ReturnType<typeof treasuryServer>;
