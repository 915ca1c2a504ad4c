import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { employmentAnswer } from '#entities/application/employment.ts';
import { type JourneyCapability, journeyCapability } from '#entities/facts/journey.ts';
import { personaBook } from '#sandbox/persona-book.ts';
import { bankAnswer } from '#server/vendors/bank-income/port.ts';
import type { Choice } from '#server/vendors/capability.ts';
import { identityAnswer } from '#server/vendors/identity/port.ts';
import { insuranceAnswer } from '#server/vendors/insurance-link/port.ts';
import { isVisited, type JourneyVendor } from '#server/vendors/journeys/journey.ts';
import { payrollAnswer } from '#server/vendors/payroll-income/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { registry } from '#server/vendors/registry.ts';
import { type LocalService, localService, type Received, type Reply } from '#server/vendors/testing/local-service.ts';
import { chosenPart } from '#testing/vendors/chosen-part.ts';
import { behaving } from '#testing/vendors/describe-contract.ts';
import { isPutToContract } from '#testing/vendors/put-to-contract.ts';
import { asOf, home, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxBankIncome } from './sandbox-bank-income.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import { sandboxInsuranceLink } from './sandbox-insurance-link.ts';
import { sandboxEmploymentCheck, sandboxPayrollIncome } from './sandbox-payroll-income.ts';
import { visitedSandbox } from './visited-sandbox.ts';

const quiet = behaving('found');
/** The sandbox's own pages: a visit is open until the applicant shares. */
const shared = new Set<string>();
const visits = {
  open: async ({ idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
  stateOf: async (reference: string) => (shared.has(reference) ? ('shared' as const) : ('open' as const)),
  pageOf: (reference: string) => `https://sandbox.example/${reference}`,
};
const inSandbox = <Request>(vendor: JourneyCapability, answer: Adapter<Request>, again?: Adapter<Request>) =>
  visitedSandbox(vendor, { answer, visits, switches: quiet.switches, ...(again && { again }) });
const sandbox = {
  identity: inSandbox('identity', sandboxIdentity(quiet, personaBook)),
  payrollIncome: inSandbox(
    'payrollIncome',
    sandboxPayrollIncome(quiet, personaBook),
    sandboxEmploymentCheck(quiet, personaBook),
  ),
  bankIncome: inSandbox('bankIncome', sandboxBankIncome(quiet, personaBook)),
  insuranceLink: inSandbox('insuranceLink', sandboxInsuranceLink(quiet, personaBook)),
};

const { firstName, lastName } = stranger;
const person = { ...stranger, dateOfBirth: '1985-03-14', phone: '6155550123', address: home, asOf };
const income = { ...person, stated: { employments: [] } };
const secrets = { webhook: 'signs the webhooks' };

type Brand = {
  settings: (url: string) => Record<string, string>;
  /** Before the applicant did anything, and once they finished. */
  reply: (request: Received, isFinished: boolean) => Reply;
};
type Visited = { request: unknown; answer: z.ZodType; brands: Record<string, Brand> };

const stripeSession = (change: object) => ({
  body: {
    ...{ id: 'vs_1', object: 'identity.verification_session', client_secret: null, last_error: null, url: null },
    ...{ last_verification_report: 'vr_1', verified_outputs: null, status: 'requires_input', ...change },
  },
});
const payStub = {
  ...{ employment: 'e1', status: 'completed', paystub_date: '2026-10-30T00:00:00Z', gross_pay_ytd: '52000.00' },
  ...{ gross_pay_list_totals: { base: { amount_ytd: '50000.00', hours: '80' } }, employer_address: null },
};
const employee = {
  ...{ id: 'i1', employment: 'e1', first_name: firstName, last_name: lastName, ssn: '219-09-9999' },
  ...{ employer: 'Blue Ridge Pediatrics', employment_status: 'active', employment_type: 'full-time' },
  ...{ job_title: 'Nurse', hire_date: '2022-08-08', original_hire_date: null, termination_date: null },
  ...{ base_pay: { amount: '60000.00', period: 'annual', currency: 'USD' }, pay_cycle: 'biweekly' },
};
const connected = { connection: { status: 'connected' }, availability: { paystubs: { status: 'synced' } } };
const stream = {
  ...{ income_stream_id: 's1', start_date: '2024-02-01', end_date: '2026-11-01', description: 'DIRECT DEP' },
  insights: {
    income_category: { secondary: 'SALARY' },
    income_provider: { name: 'Blue Ridge Pediatrics' },
    status: 'ACTIVE',
  },
  income_metrics: { current: { monthly: { gross_income: 5200 } } },
};
const policy = {
  ...{ carrier_policy_number: 'HO-77', policy_type: 'HOMEOWNERS', carrier_name: 'blueridge', status: 'ACTIVE' },
  ...{ effective_date: '2026-03-01T06:00:00.000Z', expiry_date: '2027-03-01T06:00:00.000Z', canceled_date: null },
  total_premium_cents: 148_600,
  dwellings: [
    {
      mortgagee_name: null,
      address: { number: '77', street: 'Quarry', zip: home.zip },
      coverages: [{ name: 'DWELLING', per_incident_limit_cents: 45_000_000, is_declined: false }],
    },
  ],
};
/** Canopy learns of a visit by the reference its widget was opened with. */
let reference = '';

const visited: Record<JourneyCapability, Visited> = {
  identity: {
    request: { ...person, idSubtype: 'passport' },
    answer: identityAnswer,
    brands: {
      stripe: {
        settings: (url) => ({ STRIPE_URL: url, STRIPE_KEY: 'rk_test_lender', STRIPE_WEBHOOK_SECRET: 'whsec_own' }),
        reply: (_, isFinished) =>
          isFinished
            ? stripeSession({
                status: 'verified',
                verified_outputs: {
                  ...{ first_name: firstName, last_name: lastName, address: null },
                  dob: { day: 14, month: 3, year: 1985 },
                },
              })
            : stripeSession({ url: 'https://verify.stripe.com/start/x' }),
      },
    },
  },
  payrollIncome: {
    request: income,
    answer: payrollAnswer,
    brands: {
      argyle: {
        settings: (url) => ({
          ...{ ARGYLE_URL: url, ARGYLE_KEY_ID: 'key', ARGYLE_KEY_SECRET: 'secret' },
          ARGYLE_WEBHOOK_SECRET: secrets.webhook,
        }),
        reply: ({ method, path }, isFinished) => {
          if (method === 'POST') return { status: 201, body: { id: 'user-1', user_token: 'token-1' } };
          if (path.endsWith('/accounts')) return { body: { results: isFinished ? [connected] : [] } };
          return { body: { next: null, results: path.endsWith('/identities') ? [employee] : [payStub] } };
        },
      },
    },
  },
  bankIncome: {
    request: income,
    answer: bankAnswer,
    brands: {
      plaid: {
        settings: (url) => ({ PLAID_URL: url, PLAID_CLIENT_ID: 'client', PLAID_SECRET: 'secret' }),
        reply: ({ path }, isFinished) => {
          if (path.endsWith('/user/create')) return { body: { user_id: 'usr_1' } };
          if (path.endsWith('/link/token/create'))
            return { body: { hosted_link_url: 'https://secure.plaid.com/hl/1', expiration: '2026-11-15T16:00:00Z' } };
          if (path.endsWith('/sessions/get')) return { body: { sessions: [] } };
          if (!isFinished) return { status: 400, body: { error_code: 'PRODUCT_NOT_READY' } };
          const items = [{ accounts: [{ owners: [{ names: [`${firstName} ${lastName}`] }] }] }];
          return { body: { report: { report_id: 'r1', income_streams: [stream], items }, warnings: [] } };
        },
      },
    },
  },
  insuranceLink: {
    request: { firstName, lastName, address: home, asOf },
    answer: insuranceAnswer,
    brands: {
      canopy: {
        settings: (url) => ({
          ...{ CANOPY_URL: url, CANOPY_TEAM_ID: 'team', CANOPY_CLIENT_ID: 'client', CANOPY_CLIENT_SECRET: 'secret' },
          ...{ CANOPY_ALIAS: 'lender', CANOPY_WEBHOOK_SECRET: secrets.webhook },
        }),
        reply: ({ path, query }, isFinished) => {
          const pull = { pull_id: 'pull-1', status: 'SUCCESS', meta_data: { reference } };
          if (path.endsWith('/pull-1')) return { body: { success: true, pull: { ...pull, policies: [policy] } } };
          return { body: { success: true, pulls: isFinished && query.get('offset') !== '100' ? [pull] : [] } };
        },
      },
    },
  },
};

describe.each(journeyCapability.options)('every choice of %s', (name) => {
  const { request, answer, brands } = visited[name];
  const choices: Record<string, Choice<unknown>> = registry[name].choices;
  let service: LocalService;
  let reply: Brand['reply'] = () => ({ status: 404 });
  let isFinished = false;
  beforeAll(async () => {
    service = await localService((received) => reply(received, isFinished));
  });
  afterAll(() => service.stop());
  const partOf = (choice: string) =>
    chosenPart(choices[choice], {
      settings: brands[choice]?.settings(service.url),
      sandbox,
    }) as JourneyVendor<unknown> | null;

  it('is put to the contract of its port by the test beside it, or stands in the table', () => {
    const known = ['none', 'sandbox', ...Object.keys(brands)];
    expect(Object.keys(choices)).toEqual(expect.arrayContaining(known));
    expect(Object.keys(choices).filter((each) => !known.includes(each) && !isPutToContract(name, each))).toEqual([]);
    expect(Object.keys(brands).filter((brand) => !isPutToContract(name, brand))).toEqual([]);
    expect(isPutToContract(name, 'nobody')).toBe(false);
  });

  it('is no place to visit where there is none', () => {
    expect(isVisited(partOf('none'))).toBe(false);
  });

  it.each(['sandbox', ...Object.keys(brands)])(
    '%s begins with a page that ends, is not ready before the applicant finished there, and then answers alike each time',
    async (choice) => {
      reply = brands[choice]?.reply ?? reply;
      isFinished = false;
      const vendor = partOf(choice);
      if (!isVisited(vendor)) throw new Error('There is no page to visit.');
      const at = new Date('2026-11-15T12:00:00Z');
      const sending = { idempotencyKey: `${name}-${choice}`, signal: new AbortController().signal };
      const begin = () => vendor.start(request, { ...sending, returnUrl: 'https://lender.example/back', at });
      const [started, again] = [await begin(), await begin()];
      if ('kind' in started || 'kind' in again) throw new Error('The visit did not begin.');
      expect(new URL(started.url).protocol).toBe('https:');
      expect(started.expiresAt.getTime()).toBeGreaterThan(at.getTime());
      expect(again.reference).toBe(started.reference);
      reference = started.reference;
      const look = async () =>
        (await vendor.look({ request, reference, handle: started.handle ?? null }, sending)).answer;
      expect(await look()).toMatchObject({ kind: 'unavailable', reason: 'notReady', stage: expect.any(String) });
      isFinished = true;
      shared.add(reference);
      const [first, second] = [await look(), await look()];
      expect(answer.safeParse(first).error).toBeUndefined();
      expect(second).toEqual(first);
      if (!vendor.again) return;
      const visit = { request, reference, handle: started.handle ?? null };
      const [asked, askedAgain] = [await vendor.again(visit, sending), await vendor.again(visit, sending)];
      expect(employmentAnswer.safeParse(asked.answer).error).toBeUndefined();
      expect(askedAgain.answer).toEqual(asked.answer);
    },
  );
});
