import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toCents } from '#entities/values/money.ts';
import { type LocalService, localService, type Received, type Reply, type Trouble } from '../testing/local-service.ts';
import { modernTreasury, modernTreasuryHook, modernTreasurySettings } from './modern-treasury.ts';
import type { PaymentOrder, PaymentStanding } from './port.ts';

const KEY = 'an api key that stays with us';
const ACCOUNT = '0f3e5719-fb47-4065-8154-0edbb468ff86';
const ID = 'f2bd4e3a-1c1c-4b0a-9b0e-6a7c9f0d2a11';
const order: PaymentOrder = {
  ...{ key: 'loan-1/cash/1', amount: toCents(2_500_000), purpose: 'draw', loanNumber: 'HL-1042' },
  to: {
    ...{ method: 'ach', holder: 'Nora Quist', memo: null, bankName: null },
    ...{ routingNumber: '121042882', accountNumber: '123456789', accountKind: 'checking' },
  },
};
const body = (change: object = {}) => ({
  ...{ id: ID, object: 'payment_order', type: 'ach', amount: 2_500_000, direction: 'credit', currency: 'USD' },
  ...{ external_id: order.key, status: 'approved', current_return: null, ...change },
});

let service: LocalService;
let reply: (request: Received) => Reply;
beforeAll(async () => {
  service = await localService((request) => reply(request));
});
afterEach(() => {
  service.trouble(null);
  service.received.length = 0;
});
afterAll(() => service.stop());

const settings = (url = 'https://app.moderntreasury.com/api') =>
  modernTreasurySettings.parse({
    ...{ MODERN_TREASURY_ORGANIZATION_ID: 'org', MODERN_TREASURY_KEY: KEY, MODERN_TREASURY_ACCOUNT_ID: ACCOUNT },
    ...{ MODERN_TREASURY_WEBHOOK_KEY: 'foo', MODERN_TREASURY_URL: url },
  });
const bank = () => modernTreasury(settings(service.url), { observe: () => undefined });
const send = (next: Reply) => {
  reply = () => next;
  return bank().send(order);
};
const look = (next: Reply) => {
  reply = () => next;
  return bank().look({ key: order.key, reference: ID });
};

describe('a payment order', () => {
  it('goes out under its key, with the amount in cents and the account of the receiver', async () => {
    expect(await send({ status: 201, body: body() })).toEqual({ kind: 'sent', reference: ID });
    const [sent] = service.received;
    expect(sent?.headers).toMatchObject({
      'idempotency-key': order.key,
      authorization: `Basic ${Buffer.from(`org:${KEY}`).toString('base64')}`,
    });
    expect(sent).toMatchObject({ method: 'POST', path: '/payment_orders' });
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      ...{ type: 'ach', subtype: 'PPD', amount: 2_500_000, direction: 'credit', currency: 'USD' },
      ...{ originating_account_id: ACCOUNT, statement_descriptor: 'HELOC DRAW', external_id: order.key },
      metadata: { loan: 'HL-1042' },
      receiving_account: {
        ...{ party_name: 'Nora Quist', account_type: 'checking' },
        account_details: [{ account_number: '123456789', account_number_type: 'other' }],
        routing_details: [{ routing_number: '121042882', routing_number_type: 'aba' }],
      },
    });
  });

  it.each<[string, Reply, unknown]>([
    [
      'is refused with the reason',
      { status: 422, body: { errors: { code: 'parameter_invalid', message: 'Routing number is not valid.' } } },
      { kind: 'refused', reason: 'Routing number is not valid.' },
    ],
    [
      'that fails at once is refused',
      { status: 201, body: body({ status: 'failed' }) },
      { kind: 'refused', reason: 'failed' },
    ],
    ['with a wrong key of ours was not taken', { status: 401, body: { errors: {} } }, { kind: 'notTaken' }],
    ['over the limit was not taken', { status: 429, body: '' }, { kind: 'notTaken' }],
    ['answered with another amount is for a person', { status: 201, body: body({ amount: 1 }) }, { kind: 'unknown' }],
    [
      'answered with another payment is for a person',
      { status: 201, body: body({ external_id: 'other' }) },
      { kind: 'unknown' },
    ],
  ])('%s', async (_, next, expected) => {
    expect(await send(next)).toEqual(expected);
  });

  it.each<Trouble>(['down', 'hangUp', 'brokenJson', 'wrongShape', 'empty'])(
    'that meets a service that is %s is sent again under the same key, and then nobody knows',
    async (trouble) => {
      service.trouble(trouble);
      expect(await bank().send(order)).toEqual({ kind: 'unknown' });
      expect(service.received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill(order.key));
    },
  );

  it('is taken once when the first answer is lost', async () => {
    let times = 0;
    reply = () => {
      times += 1;
      return times === 1 ? { status: 502, body: 'bad gateway' } : { status: 201, body: body() };
    };
    expect(await bank().send(order)).toEqual({ kind: 'sent', reference: ID });
  });
});

describe('what became of it', () => {
  it.each<[string, PaymentStanding]>([
    ...['needs_approval', 'pending', 'approved', 'processing', 'sent', 'held'].map(
      (status): [string, PaymentStanding] => [status, { kind: 'underWay' }],
    ),
    ['completed', { kind: 'settled' }],
    ...['failed', 'denied', 'cancelled', 'stopped'].map((status): [string, PaymentStanding] => [
      status,
      { kind: 'refused', reason: status },
    ]),
    ['reversed', { kind: 'returned', code: null, reason: null }],
    ['a status nobody published', { kind: 'noAnswer' }],
  ])('%s', async (status, expected) => {
    expect(await look({ body: body({ status }) })).toEqual(expected);
  });

  it('is returned with its code', async () => {
    const current_return = { code: 'R03', reason: 'No account or unable to locate account.' };
    expect(await look({ body: body({ status: 'returned', current_return }) })).toEqual({
      ...{ kind: 'returned', code: 'R03', reason: current_return.reason },
    });
  });

  it.each<[string, Reply]>([
    ['of another order', { body: body({ id: 'other' }) }],
    ['under another key', { body: body({ external_id: 'loan-2/cash/1', status: 'completed' }) }],
    ['not found', { status: 404, body: { errors: {} } }],
    ['busy', { status: 429, body: '' }],
  ])('is unknown, and stays as it is: %s', async (_, next) => {
    expect(await look(next)).toEqual({ kind: 'noAnswer' });
  });
});

describe('its webhooks', () => {
  const hook = modernTreasuryHook(settings());
  const delivered = (text: string, signature: string | undefined) =>
    hook({
      ...{ url: 'https://lender.example/api/hooks/payments', body: Buffer.from(text), at: new Date() },
      header: (name) => (name === 'x-signature' ? signature : undefined),
    });
  const signed = (text: string) => createHmac('sha256', 'foo').update(text).digest('hex');

  it.each([
    ['an order', { id: ID, object: 'payment_order' }, { about: 'payment', reference: ID }],
    ['a return', { id: 'r-1', object: 'return', returnable_id: ID }, { about: 'payment', reference: ID }],
    ['anything else', { id: 'x', object: 'expected_payment' }, { about: 'nothing' }],
  ])('are news about %s', async (_, data, news) => {
    const text = JSON.stringify({ event: 'completed', data });
    expect(await delivered(text, signed(text))).toMatchObject({ kind: 'accepted', type: 'completed', news });
    expect(await delivered(`${text} `, signed(text))).toEqual({ kind: 'refused' });
    expect(await delivered(text, undefined)).toEqual({ kind: 'refused' });
  });

  // Signed apart from our code: `openssl dgst -sha256 -hmac foo`.
  it.each([
    ['one', '15d36558ee1dd712243af780d1cf7bd9a02b073478d9aa9a32d5622e38288899', 'unreadable'],
    ['{"event":"completed"}', '17b3159341ce71cf8ff6a32f05a2e5b098157d9ac12bbcfc88f64a7e3461344c', 'unreadable'],
    ['{"event":"completed"} ', '17b3159341ce71cf8ff6a32f05a2e5b098157d9ac12bbcfc88f64a7e3461344c', 'refused'],
    [
      '{"event":"completed","data":{"id":"po-1"}}',
      '6044349efb04bef3415b9d79e062ff1a29f7dd2296d022964538d9589e2b2a1c',
      'refused',
    ],
  ])('%s, signed %s, is %s', async (body, signature, kind) => {
    expect(await delivered(body, signature)).toEqual({ kind });
  });
});
