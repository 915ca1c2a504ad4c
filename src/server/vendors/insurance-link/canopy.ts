import { createHash } from 'node:crypto';
import { z } from 'zod';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { isSignedWithTime } from '../hooks/is-signed-with-time.ts';
import { jsonOf } from '../hooks/json-of.ts';
import { type Unanswered, unavailableFrom } from '../http/exchange.ts';
import { type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { JourneyVendor } from '../journeys/journey.ts';
import { visitIs } from '../journeys/stage.ts';
import { unavailable } from '../port.ts';
import { insuranceFromCanopy } from './canopy-pull.ts';
import type { InsuranceRequest } from './port.ts';

export const canopySettings = z.object({
  CANOPY_TEAM_ID: z.string().min(1).describe('the team at Canopy Connect'),
  CANOPY_CLIENT_ID: z.string().min(1).describe('the id of the API key at Canopy Connect'),
  CANOPY_CLIENT_SECRET: z.string().min(1).describe('its secret').meta(asSecret),
  CANOPY_ALIAS: z
    .string()
    .regex(/^[\w-]+$/, 'expected the part after /c/ of the link’s address')
    .describe('the public alias of the link that applicants use: the part after `/c/` of its address'),
  CANOPY_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .describe('signs the webhooks that Canopy Connect sends to `/api/hooks/insurance-link`')
    .meta(asSecret),
  CANOPY_URL: serviceUrl.default('https://app.usecanopy.com/api/v1.0.0').describe('the address of Canopy Connect'),
});
type CanopySettings = z.infer<typeof canopySettings>;

/** We choose the reference; it comes back with everything Canopy knows about the visit. */
const metaData = z.looseObject({ reference: z.string().optional() }).nullish();
const pull = z.object({ pull_id: z.string().min(1), status: z.string().min(1), meta_data: metaData });
type Pull = z.infer<typeof pull>;
const list = z.object({ success: z.literal(true), pulls: z.array(pull) });

const MINUTES = 60;
/** Clocks differ. */
const SLACK_SECONDS = 300;
const PAGE = 100;
const MOST_PAGES = 5;

const reading: ReadonlySet<string> = new Set([
  'STARTED',
  'QUEUED',
  'DOCUMENT_PARSING',
  'PROCESSING',
  'GETTING_CONSUMERS',
  'PULLING_DATA',
]);
/** The insurer asks the applicant something on Canopy's page. */
const asking: ReadonlySet<string> = new Set(['IDENTITY_VERIFICATION_OPTIONS', 'IDENTITY_VERIFICATION']);

/** There is no search by our reference: the pulls since the visit began are looked through. */
const referenceAt = (idempotencyKey: string, at: Date): string =>
  `${Math.floor(at.getTime() / 1000)}-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40)}`;
const sinceOf = (reference: string): string =>
  new Date((Number.parseInt(reference, 10) - SLACK_SECONDS) * 1000).toISOString();

/** The applicant signs in at the insurer within Canopy's widget; the policies on the home come back. */
export const canopyInsurance = (
  { CANOPY_URL, CANOPY_TEAM_ID, CANOPY_CLIENT_ID, CANOPY_CLIENT_SECRET, CANOPY_ALIAS }: CanopySettings,
  { observe, pageUrl }: { observe: Observe; pageUrl: string },
): JourneyVendor<InsuranceRequest> => {
  const headers = { 'x-canopy-client-id': CANOPY_CLIENT_ID, 'x-canopy-client-secret': CANOPY_CLIENT_SECRET };
  const client = outsideClient({ name: 'insuranceLink', url: CANOPY_URL, headers, observe });
  const pullsOf = (query: Record<string, string>, signal: AbortSignal) =>
    client.json(list, { path: ['teams', CANOPY_TEAM_ID, 'pulls'], query, signal });

  const ownPulls = async (
    reference: string,
    signal: AbortSignal,
  ): Promise<{ own: Pull[]; raw: string } | Unanswered> => {
    const own: Pull[] = [];
    const raws: string[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { since: sinceOf(reference), limit: String(PAGE), offset: String(page * PAGE) };
      const exchange = await pullsOf(query, signal);
      if (exchange.kind !== 'answered') return exchange;
      const { pulls } = exchange.answer;
      own.push(...pulls.filter(({ meta_data }) => meta_data?.reference === reference));
      raws.push(exchange.raw);
      if (pulls.length < PAGE) break;
    }
    return { own, raw: raws.join('\n') };
  };

  return {
    // Nothing is made at Canopy before the applicant is there: the question only shows that it answers.
    start: async (_, { idempotencyKey, signal, at }) => {
      const reference = referenceAt(idempotencyKey, at);
      const exchange = await pullsOf({ since: at.toISOString(), limit: '1' }, signal);
      if (exchange.kind !== 'answered') return unavailable.parse(unavailableFrom(exchange).answer);
      const expiresAt = new Date(at.getTime() + MINUTES * 60_000);
      return { reference, handle: reference, url: pageUrl, expiresAt };
    },
    look: async ({ request, reference }, { signal }) => {
      const found = await ownPulls(reference, signal);
      if ('kind' in found) return unavailableFrom(found);
      const { own, raw } = found;
      const done = own.findLast(({ status }) => status === 'SUCCESS');
      if (!done) {
        if (own.some(({ status }) => reading.has(status))) return visitIs.waiting(raw);
        const isThere = own.length === 0 || own.some(({ status }) => asking.has(status));
        return isThere ? visitIs.started(raw) : visitIs.left(raw);
      }
      const exchange = await client.json(z.unknown(), {
        path: ['teams', CANOPY_TEAM_ID, 'pulls', done.pull_id],
        signal,
      });
      if (exchange.kind !== 'answered') return unavailableFrom(exchange);
      return { answer: insuranceFromCanopy(exchange.answer, request), raw: exchange.raw };
    },
    widget: {
      script: 'https://cdn.usecanopy.com/v2/canopy-connect.js',
      hosts: ['https://cdn.usecanopy.com', 'https://*.usecanopy.com'],
      // The handler's own events came after the callbacks among the options; going back twice is going back once.
      open: (token, back) =>
        `const back = () => location.assign(${back}); const handler = CanopyConnect.create({ publicAlias: ${JSON.stringify(CANOPY_ALIAS)}, pullMetaData: { reference: ${token} }, onExit: back }); if (handler.on) handler.on('onExit', back); handler.open();`,
    },
  };
};

const event = z.object({ event_type: z.string().min(1).max(80), meta_data: metaData });
const OF_USE: ReadonlySet<string> = new Set([
  'AUTH_STATUS',
  'POLICY_AVAILABLE',
  'POLICIES_AVAILABLE',
  'COMPLETE',
  'ERROR',
]);
const MOST_LETTERS = 200;

/** Without an id of its own: equal bytes are equal news. */
export const canopyHook =
  ({ CANOPY_WEBHOOK_SECRET: secret }: CanopySettings): Hook =>
  ({ header, body, at }) => {
    if (!isSignedWithTime({ label: 's', secret, body, header: header('canopy-signature'), at }))
      return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const reference = read.meta_data?.reference;
    const isOfUse = OF_USE.has(read.event_type) && reference && reference.length <= MOST_LETTERS;
    return {
      ...{ kind: 'accepted', eventId: null, type: read.event_type },
      news: isOfUse ? { about: 'journey', reference } : { about: 'nothing' },
    };
  };
