import { createHash } from 'node:crypto';
import { z } from 'zod';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { jsonOf } from '../hooks/json-of.ts';
import { unavailableFrom } from '../http/exchange.ts';
import { jsonBody, type Observe, type OutsideClient, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { JourneyVendor } from '../journeys/journey.ts';
import { visitIs } from '../journeys/stage.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import { type Told, unavailable } from '../port.ts';
import { isPlaidSigned } from './is-plaid-signed.ts';
import { incomeFromBankIncome, incomeFromInsights, plaidBankIncome, plaidInsights } from './plaid-income.ts';
import { plaidKeys } from './plaid-keys.ts';

export const plaidSettings = z.object({
  PLAID_CLIENT_ID: z.string().min(1).describe('the account at Plaid'),
  PLAID_SECRET: z.string().min(1).describe('the account’s secret').meta(asSecret),
  PLAID_PRODUCT: z
    .enum(['consumerReport', 'bankIncome'])
    .default('consumerReport')
    .describe('`consumerReport`, or `bankIncome` for accounts opened before it'),
  PLAID_URL: serviceUrl.default('https://production.plaid.com').describe('the address of Plaid'),
});
type PlaidSettings = z.infer<typeof plaidSettings>;

const clientFor = ({ PLAID_URL, PLAID_CLIENT_ID, PLAID_SECRET }: PlaidSettings, observe: Observe): OutsideClient =>
  outsideClient({
    name: 'bankIncome',
    url: PLAID_URL,
    headers: {
      'plaid-client-id': PLAID_CLIENT_ID,
      'plaid-secret': PLAID_SECRET,
      'plaid-version': '2020-09-14',
    },
    observe,
  });

const user = z.object({ user_id: z.string().min(1), user_token: z.string().min(1).optional() });
const link = z.object({ hosted_link_url: z.url({ protocol: /^https$/ }), expiration: z.coerce.date() });
const problem = z.object({ error_code: z.string() });
const sessions = z.object({
  sessions: z.array(z.object({ results: z.record(z.string(), z.array(z.unknown()).nullable()).nullable().optional() })),
});

const identityOf = ({ firstName, lastName, email, dateOfBirth, phone, address }: IncomeRequest) => ({
  name: { given_name: firstName, family_name: lastName },
  ...(dateOfBirth && { date_of_birth: dateOfBirth }),
  ...(email && { emails: [{ data: email, primary: true }] }),
  ...(phone && { phone_numbers: [{ data: `+1${phone}`, primary: true }] }),
  ...(address && {
    addresses: [
      {
        ...{ street_1: address.line1, city: address.city, region: address.state },
        ...{ country: 'US', postal_code: address.zip, primary: true },
      },
    ],
  }),
});

const productOf = {
  consumerReport: {
    products: ['cra_base_report', 'cra_income_insights'],
    consumer_report_permissible_purpose: 'EXTENSION_OF_CREDIT',
    cra_options: { days_requested: 365 },
  },
  bankIncome: {
    products: ['income_verification'],
    income_verification: { income_source_types: ['bank'], bank_income: { days_requested: 365 } },
  },
} as const;

type Known = { reference: string; handle: string | null };
const userOf = ({ reference, handle }: Known) => (handle === null ? { user_id: reference } : { user_token: handle });

/** The applicant connects a bank on Plaid's own page; what arrives there as pay comes back. */
export const plaidIncome = (
  own: PlaidSettings,
  { observe, hookUrl, lender }: { observe: Observe; hookUrl: string; lender: string },
): JourneyVendor<IncomeRequest> => {
  const client = clientFor(own, observe);
  const post = <Schema extends z.ZodType>(schema: Schema, path: string[], body: object, signal: AbortSignal) =>
    client.json(schema, { method: 'POST', path, body: jsonBody(body), signal });

  /** Not begun and being prepared are one error there: the sessions tell them apart. */
  const stageOf = async (known: Known, { raw, signal }: { raw: string; signal: AbortSignal }): Promise<Told> => {
    const exchange = await post(sessions, ['credit', 'sessions', 'get'], userOf(known), signal);
    if (exchange.kind !== 'answered') return unavailableFrom(exchange);
    const { sessions: opened } = exchange.answer;
    const isConnected = opened.some(({ results }) => Object.values(results ?? {}).some((list) => list?.length));
    if (isConnected) return visitIs.waiting(raw);
    return opened.length > 0 ? visitIs.left(raw) : visitIs.started(raw);
  };

  return {
    start: async (request, { idempotencyKey, returnUrl, signal }) => {
      const name = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
      const identity = identityOf(request);
      const made = await post(user, ['user', 'create'], { client_user_id: name, identity }, signal);
      if (made.kind !== 'answered') return unavailable.parse(unavailableFrom(made).answer);
      const { user_id: reference, user_token: handle = null } = made.answer;
      const linked = await post(
        link,
        ['link', 'token', 'create'],
        {
          ...{ client_name: lender.slice(0, 30), language: 'en', country_codes: ['US'] },
          ...{ user: { client_user_id: name }, ...userOf({ reference, handle }), ...productOf[own.PLAID_PRODUCT] },
          hosted_link: { completion_redirect_uri: returnUrl },
          // Plaid takes public addresses only.
          ...(hookUrl.startsWith('https://') && { webhook: hookUrl }),
        },
        signal,
      );
      if (linked.kind !== 'answered') return unavailable.parse(unavailableFrom(linked).answer);
      const { hosted_link_url: url, expiration: expiresAt } = linked.answer;
      return { reference, handle, url, expiresAt };
    },
    look: async ({ request, reference, handle }, { signal }) => {
      const known = { reference, handle };
      const isReport = own.PLAID_PRODUCT === 'consumerReport';
      const exchange = isReport
        ? await post(plaidInsights, ['cra', 'check_report', 'income_insights', 'get'], userOf(known), signal)
        : await post(plaidBankIncome, ['credit', 'bank_income', 'get'], userOf(known), signal);
      if (exchange.kind === 'refused') {
        const code = problem.safeParse(jsonOf(Buffer.from(exchange.raw))).data?.error_code;
        if (code === 'ITEM_LOGIN_REQUIRED') return visitIs.left(exchange.raw);
        return code === 'PRODUCT_NOT_READY' ? stageOf(known, { raw: exchange.raw, signal }) : unavailableFrom(exchange);
      }
      if (exchange.kind !== 'answered') return unavailableFrom(exchange);
      const { answer, raw } = exchange;
      return 'report' in answer
        ? incomeFromInsights(answer, { request, raw })
        : incomeFromBankIncome(answer, { request, raw });
    },
  };
};

const event = z.object({
  webhook_type: z.string().min(1).max(80),
  webhook_code: z.string().min(1).max(80),
  user_id: z.string().min(1).max(200).optional(),
});
const OF_USE: ReadonlySet<string> = new Set(['CHECK_REPORT', 'INCOME', 'LINK']);

export const plaidHook = (own: PlaidSettings, { observe }: { observe: Observe }): Hook => {
  const keyFor = plaidKeys(clientFor(own, observe));
  return async ({ header, body, at }) => {
    const token = header('plaid-verification') ?? '';
    const key = await keyFor(token, at);
    if (key === null || !isPlaidSigned({ key, token, body, at })) return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const { webhook_type, webhook_code, user_id: reference } = read;
    return {
      kind: 'accepted',
      // There is none: equal bytes are equal news.
      eventId: null,
      type: `${webhook_type} ${webhook_code}`,
      news: reference && OF_USE.has(webhook_type) ? { about: 'journey', reference } : { about: 'nothing' },
    };
  };
};
