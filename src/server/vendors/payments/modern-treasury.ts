import { z } from 'zod';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { isSignedBody } from '../hooks/is-signed-body.ts';
import { jsonOf } from '../hooks/json-of.ts';
import { jsonBody, type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import { orderBody, paymentOrder, refusalOf, standingOf } from './modern-treasury-order.ts';
import type { OrderAnswer, PaymentOrder, PaymentService } from './port.ts';

export const modernTreasurySettings = z.object({
  MODERN_TREASURY_ORGANIZATION_ID: z.string().min(1).describe('the organization at Modern Treasury'),
  MODERN_TREASURY_KEY: z.string().min(8).describe('its API key, which may create payment orders').meta(asSecret),
  MODERN_TREASURY_ACCOUNT_ID: z.uuid().describe('the internal account the money leaves from'),
  MODERN_TREASURY_WEBHOOK_KEY: z
    .string()
    .min(3)
    .describe('signs the webhooks that Modern Treasury sends to `/api/hooks/payments`')
    .meta(asSecret),
  MODERN_TREASURY_URL: serviceUrl
    .default('https://app.moderntreasury.com/api')
    .describe('the address of Modern Treasury'),
});
type Settings = z.infer<typeof modernTreasurySettings>;

const TIMEOUT_MS = 20_000;
/** Under one key the service makes one order, however often it is sent. */
const TRIES = 3;

export const modernTreasury = (own: Settings, { observe }: { observe: Observe }): PaymentService => {
  const access = `${own.MODERN_TREASURY_ORGANIZATION_ID}:${own.MODERN_TREASURY_KEY}`;
  const client = outsideClient({
    name: 'payments',
    url: own.MODERN_TREASURY_URL,
    headers: { authorization: `Basic ${Buffer.from(access).toString('base64')}` },
    timeoutMs: TIMEOUT_MS,
    observe,
  });

  const sendOnce = async (order: PaymentOrder): Promise<OrderAnswer | 'again'> => {
    const exchange = await client.json(paymentOrder, {
      method: 'POST',
      path: ['payment_orders'],
      headers: { 'idempotency-key': order.key },
      body: jsonBody(orderBody(order, own.MODERN_TREASURY_ACCOUNT_ID)),
    });
    switch (exchange.kind) {
      case 'answered': {
        const { id, external_id, amount, direction } = exchange.answer;
        // Some order exists under our key, and it is not this one: a person has to look.
        if (external_id !== order.key || amount !== order.amount || direction !== 'credit') return { kind: 'unknown' };
        const standing = standingOf(exchange.answer);
        return standing.kind === 'refused' ? standing : { kind: 'sent', reference: id };
      }
      case 'refused':
        // A wrong key or address of ours is no word about the payment.
        return exchange.status === 422 ? { kind: 'refused', reason: refusalOf(exchange.raw) } : { kind: 'notTaken' };
      case 'notNow':
        return exchange.reason === 'busy' ? { kind: 'notTaken' } : 'again';
      case 'garbage':
        return 'again';
    }
  };

  return {
    methods: ['ach', 'wire'],
    send: async (order) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const answer = await sendOnce(order);
        if (answer !== 'again') return answer;
      }
      return { kind: 'unknown' };
    },
    look: async ({ key, reference }) => {
      const exchange = await client.json(paymentOrder, { path: ['payment_orders', reference] });
      if (exchange.kind !== 'answered') return { kind: 'noAnswer' };
      const { id, external_id } = exchange.answer;
      return id === reference && external_id === key ? standingOf(exchange.answer) : { kind: 'noAnswer' };
    },
  };
};

const event = z.object({
  event: z.string().min(1).max(200),
  data: z.object({
    id: z.string().min(1).max(200),
    object: z.string().min(1).max(100),
    returnable_id: z.string().min(1).max(200).nullish(),
  }),
});

/** Without a time or an id of its own: equal bytes are equal news, and the service is asked before anything changes. */
export const modernTreasuryHook =
  ({ MODERN_TREASURY_WEBHOOK_KEY: secret }: Settings): Hook =>
  ({ header, body }) => {
    if (!isSignedBody({ algorithm: 'sha256', secret, body, signature: header('x-signature') }))
      return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const { id, object, returnable_id } = read.data;
    const reference = object === 'payment_order' ? id : object === 'return' ? (returnable_id ?? null) : null;
    return {
      kind: 'accepted',
      eventId: null,
      type: read.event,
      news: reference === null ? { about: 'nothing' } : { about: 'payment', reference },
    };
  };
