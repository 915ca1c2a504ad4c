import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { type PaymentDesk, paymentDesk } from '#testing/payments/payment-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const secret = 'signs the webhooks';
/** The bank service's orders, by their key. */
const orders = new Map<string, { id: string; status: string; amount: number; code: string | null }>();
let bank: LocalService;
let server: TestServer;
let desk: PaymentDesk;

const bodyOf = (key: string) => {
  const order = orders.get(key);
  const { code, ...rest } = order ?? { id: '', status: '', amount: 0, code: null };
  return { ...rest, external_id: key, direction: 'credit', current_return: code && { code, reason: null } };
};

beforeAll(async () => {
  bank = await localService(({ method, path, headers, body }) => {
    if (method === 'POST') {
      const key = String(headers['idempotency-key']);
      const { amount } = JSON.parse(body) as { amount: number };
      if (!orders.has(key)) orders.set(key, { id: `po-${orders.size + 1}`, status: 'approved', amount, code: null });
      return { status: 201, body: bodyOf(key) };
    }
    const [key] = [...orders].find(([, { id }]) => path.endsWith(`/${id}`)) ?? [];
    return key ? { body: bodyOf(key) } : { status: 404, body: { errors: {} } };
  });
  server = await startTestServer({
    ...{ RATE_LIMITS: 'off', PAYMENTS: 'modernTreasury', MODERN_TREASURY_URL: bank.url },
    ...{ MODERN_TREASURY_ORGANIZATION_ID: 'org', MODERN_TREASURY_KEY: 'a key of ours' },
    MODERN_TREASURY_ACCOUNT_ID: '0f3e5719-fb47-4065-8154-0edbb468ff86',
    MODERN_TREASURY_WEBHOOK_KEY: secret,
  });
  await seedSandbox(server.container);
  desk = await paymentDesk(server);
});
afterAll(async () => {
  await server.close();
  await bank.stop();
});

const tell = (id: string, event: string, by = secret) => {
  const body = JSON.stringify({ event, data: { id, object: 'payment_order' } });
  const headers = { 'x-signature': createHmac('sha256', by).update(body).digest('hex') };
  return server.fetch('/api/hooks/payments', { method: 'POST', headers, body });
};
const become = (key: string, status: string, code: string | null = null) => {
  const order = orders.get(key);
  if (order) orders.set(key, { ...order, status, code });
  return order?.id ?? '';
};
const cashKey = (loanId: string) => [...orders.keys()].find((key) => key.startsWith(`${loanId}/cash`)) ?? '';
const stateOf = async (loanId: string) => (await desk.paidTo(loanId))?.state;

it('a payment settles when the bank says so, not because someone else does, and one that comes back later says why', async () => {
  const { loanId } = await desk.released();
  await expect.poll(() => stateOf(loanId)).toBe('sent');
  // A payment that is not complete is asked about, and stays.
  const id = become(cashKey(loanId), 'sent');
  expect((await tell(id, 'completed')).status).toBe(200);
  expect((await tell(id, 'forged', 'another key')).status).toBe(401);
  expect(await stateOf(loanId)).toBe('sent');
  become(cashKey(loanId), 'completed');
  await tell(id, 'settled');
  await tell(id, 'settled');
  await expect.poll(() => stateOf(loanId)).toBe('settled');
  become(cashKey(loanId), 'returned', 'R03');
  await tell(id, 'returned');
  await expect.poll(() => stateOf(loanId)).toBe('returned');
  expect(await desk.paidTo(loanId)).toMatchObject({ returnCode: 'R03', cause: 'accountNotFound' });
  expect((await tell('po-of-another', 'completed')).status).toBe(200);
  await expect
    .poll(async () => {
      const { rows } = await server.container.database.pool.query('SELECT state FROM hook_events');
      return rows.map(({ state }) => state);
    })
    .toContain('unmatched');
});
