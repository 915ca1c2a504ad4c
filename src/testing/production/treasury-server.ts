import { createHmac, randomUUID } from 'node:crypto';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';

type Order = Readonly<Record<string, unknown>> & { id: string; external_id: string; status: string };

/** Signs the webhooks. */
export const TREASURY_WEBHOOK_KEY = 'signs the webhooks of payments';

/** Modern Treasury: one order for each idempotency key, under way until the bank is told to pay. */
export const treasuryServer = () => {
  const orders = new Map<string, Order>();
  const reply = ({ method, path, headers, body }: Received): Reply => {
    if (method === 'POST') {
      const key = String(headers['idempotency-key']);
      const known = orders.get(key);
      const made = known ?? { ...JSON.parse(body), id: randomUUID(), object: 'payment_order', status: 'processing' };
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
