import { createHash } from 'node:crypto';
import { z } from 'zod';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { jsonOf } from '../hooks/json-of.ts';
import { unavailableFrom } from '../http/exchange.ts';
import { formBody, type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { JourneyVendor, StartedJourney } from '../journeys/journey.ts';
import { unavailable } from '../port.ts';
import { isStripeSigned } from './is-stripe-signed.ts';
import type { IdentityRequest } from './port.ts';
import { identityFromStripe, stripeSession } from './stripe-session.ts';

export const stripeSettings = z.object({
  STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'expected a restricted key, rk_live_…')
    .describe('a restricted key that may write verification sessions and read their outputs')
    .meta(asSecret),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'expected whsec_…')
    .describe('signs the webhooks that Stripe sends to `/api/hooks/identity`')
    .meta(asSecret),
  STRIPE_URL: serviceUrl.default('https://api.stripe.com').describe('the address of Stripe'),
});
type StripeSettings = z.infer<typeof stripeSettings>;

/** The version whose answers we read. */
const VERSION = '2026-07-29.dahlia';
const PATH = ['v1', 'identity', 'verification_sessions'];
const HOURS = 24;

const created = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

/** A document and a face before the camera, on Stripe's own page. Nothing of the applicant is sent ahead. */
export const stripeIdentity = (
  { STRIPE_KEY, STRIPE_URL }: StripeSettings,
  { observe }: { observe: Observe },
): JourneyVendor<IdentityRequest> => {
  const client = outsideClient({
    name: 'identity',
    url: STRIPE_URL,
    headers: { authorization: `Bearer ${STRIPE_KEY}`, 'stripe-version': VERSION },
    observe,
  });
  return {
    start: async (_, { idempotencyKey, returnUrl, signal, at }) => {
      const key = createHash('sha256').update(idempotencyKey).digest('hex');
      const exchange = await client.json(created, {
        method: 'POST',
        path: PATH,
        headers: { 'idempotency-key': key },
        body: formBody({
          type: 'document',
          client_reference_id: key.slice(0, 40),
          'options[document][require_matching_selfie]': 'true',
          'options[document][require_live_capture]': 'true',
          return_url: returnUrl,
        }),
        signal,
      });
      if (exchange.kind !== 'answered') return unavailable.parse(unavailableFrom(exchange).answer);
      const { id, url } = exchange.answer;
      return { reference: id, url, expiresAt: new Date(at.getTime() + HOURS * 3_600_000) } satisfies StartedJourney;
    },
    look: async ({ request, reference }, { signal }) => {
      const exchange = await client.json(stripeSession, {
        path: [...PATH, reference],
        query: { 'expand[0]': 'verified_outputs', 'expand[1]': 'verified_outputs.dob' },
        signal,
      });
      if (exchange.kind !== 'answered') return unavailableFrom(exchange);
      return identityFromStripe(exchange.answer, { request, reference });
    },
  };
};

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  data: z.object({ object: z.object({ id: z.string().min(1).max(200) }) }),
});

export const stripeHook =
  ({ STRIPE_WEBHOOK_SECRET: secret }: StripeSettings): Hook =>
  ({ header, body, at }) => {
    if (!isStripeSigned({ secret, body, header: header('stripe-signature'), at })) return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const isOfUse = /^identity\.verification_session\.(verified|requires_input|processing|canceled)$/.test(read.type);
    const reference = read.data.object.id;
    return {
      kind: 'accepted',
      eventId: read.id,
      type: read.type,
      news: isOfUse ? { about: 'journey', reference } : { about: 'nothing' },
    };
  };
