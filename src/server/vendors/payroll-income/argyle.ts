import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EmploymentAnswer } from '#entities/application/employment.ts';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { isSignedBody } from '../hooks/is-signed-body.ts';
import { jsonOf } from '../hooks/json-of.ts';
import { type Unanswered, unavailableFrom } from '../http/exchange.ts';
import { jsonBody, type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { JourneyVendor } from '../journeys/journey.ts';
import { visitIs } from '../journeys/stage.ts';
import { unavailable } from '../port.ts';
import { checkFromArgyle } from './argyle-check.ts';
import { argyleIdentity, argylePaystub, jobsFromArgyle } from './argyle-jobs.ts';
import type { IncomeRequest } from './port.ts';

export const argyleSettings = z.object({
  ARGYLE_KEY_ID: z.string().min(1).describe('the id of the API key at Argyle'),
  ARGYLE_KEY_SECRET: z.string().min(1).describe('its secret').meta(asSecret),
  ARGYLE_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .describe('signs the webhooks that Argyle sends to `/api/hooks/payroll-income`')
    .meta(asSecret),
  ARGYLE_URL: serviceUrl.default('https://api.argyle.com/v2').describe('the address of Argyle'),
});
type ArgyleSettings = z.infer<typeof argyleSettings>;

const created = z.object({ id: z.string().min(1).max(200), user_token: z.string().min(1) });
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), next: z.string().nullable().optional() });
const account = z.object({
  id: z.string().optional(),
  scanned_at: z.string().nullable().optional(),
  connection: z.object({ status: z.string() }),
  availability: z
    .object({ paystubs: z.object({ status: z.string() }).nullable().optional() })
    .nullable()
    .optional(),
});

/** A user token lives about an hour. */
const MINUTES = 55;
const MOST_PAGES = 10;

/** Argyle has no page of its own: `pageUrl` is ours, with its widget. */
export const argylePayroll = (
  { ARGYLE_KEY_ID, ARGYLE_KEY_SECRET, ARGYLE_URL }: ArgyleSettings,
  { observe, pageUrl }: { observe: Observe; pageUrl: string },
): JourneyVendor<IncomeRequest> => {
  const access = Buffer.from(`${ARGYLE_KEY_ID}:${ARGYLE_KEY_SECRET}`).toString('base64');
  const headers = { authorization: `Basic ${access}` };
  const client = outsideClient({ name: 'payrollIncome', url: ARGYLE_URL, headers, observe });

  /** All pages. `next` is a whole address: only its cursor is taken, so that nobody sends us elsewhere. */
  const all = async <Item extends z.ZodType>(
    item: Item,
    { path, user, signal }: { path: string; user: string; signal: AbortSignal },
  ): Promise<{ items: z.infer<Item>[]; raw: string } | Unanswered> => {
    const items: z.infer<Item>[] = [];
    const raws: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query: Record<string, string> = { user, limit: '200', ...(cursor !== null && { cursor }) };
      const exchange = await client.json(listOf(item), { path: [path], query, signal });
      if (exchange.kind !== 'answered') return exchange;
      items.push(...exchange.answer.results);
      raws.push(exchange.raw);
      const { next } = exchange.answer;
      cursor = next ? (URL.parse(next)?.searchParams.get('cursor') ?? null) : null;
      if (cursor === null && next) return { kind: 'garbage', problem: 'wrongShape', raw: raws.join('\n') };
      if (cursor === null) return { items, raw: raws.join('\n') };
    }
    return { kind: 'garbage', problem: 'tooLong', raw: '' };
  };

  return {
    start: async (_, { idempotencyKey, signal, at }) => {
      const external_id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
      const exchange = await client.json(created, {
        method: 'POST',
        path: ['users'],
        body: jsonBody({ external_id }),
        signal,
      });
      if (exchange.kind !== 'answered') return unavailable.parse(unavailableFrom(exchange).answer);
      const { id: reference, user_token: handle } = exchange.answer;
      return { reference, handle, url: pageUrl, expiresAt: new Date(at.getTime() + MINUTES * 60_000) };
    },
    look: async ({ request, reference: user }, { signal }) => {
      const accounts = await all(account, { path: 'accounts', user, signal });
      if ('kind' in accounts) return unavailableFrom(accounts);
      const connected = accounts.items.filter(({ connection }) => connection.status === 'connected');
      if (accounts.items.length === 0) return visitIs.started(accounts.raw);
      if (connected.length === 0) return visitIs.left(accounts.raw);
      const isSynced = connected.every(({ availability }) => availability?.paystubs?.status === 'synced');
      if (!isSynced) return visitIs.waiting(accounts.raw);
      const identities = await all(argyleIdentity, { path: 'identities', user, signal });
      if ('kind' in identities) return unavailableFrom(identities);
      const stubs = await all(argylePaystub, { path: 'paystubs', user, signal });
      if ('kind' in stubs) return unavailableFrom(stubs);
      const raw = `${identities.raw}\n${stubs.raw}`;
      return jobsFromArgyle({ identities: identities.items, stubs: stubs.items, raw }, request);
    },
    again: async ({ request, reference: user }, { signal }) => {
      const accounts = await all(account, { path: 'accounts', user, signal });
      // A user whose connections were all removed is not known any more.
      if ('kind' in accounts && accounts.kind === 'refused' && accounts.status === 404)
        return { answer: { kind: 'disconnected' } satisfies EmploymentAnswer, raw: accounts.raw };
      if ('kind' in accounts) return unavailableFrom(accounts);
      const connected = accounts.items.filter(({ connection }) => connection.status === 'connected');
      if (connected.length === 0)
        return { answer: { kind: 'disconnected' } satisfies EmploymentAnswer, raw: accounts.raw };
      const identities = await all(argyleIdentity, { path: 'identities', user, signal });
      if ('kind' in identities) return unavailableFrom(identities);
      return checkFromArgyle({ accounts: connected, identities: identities.items, raw: identities.raw }, request);
    },
    widget: {
      script: 'https://plugin.argyle.com/argyle.web.v5.js',
      hosts: ['https://plugin.argyle.com', 'https://*.argyle.com'],
      open: (token, back) =>
        `Argyle.create({ userToken: ${token}, onClose: () => location.assign(${back}), onTokenExpired: () => location.assign(${back}) }).open();`,
    },
  };
};

const event = z.object({
  event: z.string().min(1).max(200),
  data: z.object({ user: z.string().min(1).max(200).optional() }),
});
const OF_USE = /^(accounts\.|identities\.|paystubs\.fully_synced|users\.fully_synced)/;

/** Without a time or an id: equal bytes are equal news, and work is safe to repeat. */
export const argyleHook =
  ({ ARGYLE_WEBHOOK_SECRET: secret }: ArgyleSettings): Hook =>
  ({ header, body }) => {
    if (!isSignedBody({ algorithm: 'sha512', secret, body, signature: header('x-argyle-signature') }))
      return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const { user: reference } = read.data;
    return {
      kind: 'accepted',
      eventId: null,
      type: read.event,
      news: reference && OF_USE.test(read.event) ? { about: 'journey', reference } : { about: 'nothing' },
    };
  };
