import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import { journeyContract } from '../testing/journey-contract.ts';
import { localService, type Received, type Reply } from '../testing/local-service.ts';
import { plaidIncome, plaidSettings } from './plaid.ts';
import { bankAnswer } from './port.ts';

const request: IncomeRequest = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  ssn: null,
  asOf: toDay('2026-11-15'),
  dateOfBirth: toDay('1984-03-09'),
  phone: '6155550123',
  address: null,
  stated: { employments: [] },
};
const stream = (change: object = {}, gross: number | null = 5200.4) => ({
  income_stream_id: 's1',
  start_date: '2024-02-01',
  end_date: '2026-11-01',
  description: 'BLUE RIDGE DIRECT DEP',
  insights: {
    income_category: { primary: 'EARNED_INCOME', secondary: 'SALARY' },
    income_provider: { name: 'Blue Ridge Pediatrics', is_normalized: true },
    status: 'ACTIVE',
  },
  income_metrics: { current: { monthly: { gross_income: gross, net_income: 4000 } } },
  transactions: [],
  ...change,
});
const heldBy = (...names: string[]) => ({ accounts: [{ mask: '1111', owners: [{ names }] }] });
const insights = (streams: object[], names: string[] = ['DANA M WHITFIELD'], warnings: object[] = []) => ({
  request_id: 'r',
  report: {
    report_id: 'report-1',
    income_streams: streams,
    items: [heldBy(...names)],
  },
  warnings,
});
const source = (change: object = {}) => ({
  income_source_id: 'b1',
  income_category: 'SALARY',
  income_description: 'BLUE RIDGE PAYROLL',
  start_date: '2025-12-01',
  end_date: '2026-11-01',
  total_amount: 36_500,
  ...change,
});
const bankIncome = (sources: object[], others: object[] = []) => ({
  bank_income: [
    {
      bank_income_id: 'bank-1',
      days_requested: 365,
      items: [
        { bank_income_accounts: [{ owners: [{ names: ['Dana Whitfield'] }] }], bank_income_sources: sources },
        ...others,
      ],
    },
  ],
});
const notReady: Reply = { status: 400, body: { error_type: 'ITEM_ERROR', error_code: 'PRODUCT_NOT_READY' } };

type Given = { report?: Reply; sessions?: object[] };
const answering =
  ({ report = { body: insights([stream()]) }, sessions = [] }: Given) =>
  ({ path }: Received): Reply => {
    if (path.endsWith('/user/create')) return { body: { user_id: 'usr_1', request_id: 'r' } };
    if (path.endsWith('/link/token/create'))
      return {
        body: { link_token: 'l', expiration: '2026-11-15T16:00:00Z', hosted_link_url: 'https://secure.plaid.com/hl/1' },
      };
    return path.endsWith('/sessions/get') ? { body: { sessions } } : report;
  };
const SECRET = 'a secret that stays with us';
const vendorAt = (PLAID_URL: string, PLAID_PRODUCT = 'consumerReport') =>
  plaidIncome(plaidSettings.parse({ PLAID_CLIENT_ID: 'client', PLAID_SECRET: SECRET, PLAID_URL, PLAID_PRODUCT }), {
    observe: () => undefined,
    hookUrl: 'https://lender.example/api/hooks/bank-income',
    lender: 'Hearthline',
  });

journeyContract('Plaid', {
  answer: answering({}),
  vendorAt: (url) => vendorAt(url),
  request,
  reference: 'usr_1',
  kind: 'found',
  schema: bankAnswer,
  unspoken: [SECRET, request.lastName, 'dana@example.com'],
});

const looked = async (given: Given, product?: string) => {
  const service = await localService(answering(given));
  const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
  const { answer } = await vendorAt(service.url, product).look({ request, reference: 'usr_1', handle: null }, sending);
  await service.stop();
  return bankAnswer.safeParse(answer).data ?? answer;
};
const stage = (name: string) => ({ kind: 'unavailable', reason: 'notReady', stage: name });
const another = { ...stage('failed'), problem: 'anotherPerson' };

describe('a consumer report', () => {
  it('gives pay as jobs, gross, and leaves other deposits unknown', async () => {
    expect(await looked({})).toMatchObject({
      kind: 'found',
      jobs: [
        {
          ...{ employerName: 'Blue Ridge Pediatrics', base: 5200, endDate: null, startDate: '2024-02-01' },
          ...{ dataSource: 'bank', reportId: 'report-1' },
        },
      ],
      largeDeposits: null,
      income: [{ type: 'salary', monthly: 5200 }],
    });
  });

  it.each([
    ['money in shown as negative', [stream({}, -5200.4)], 5200],
    ['money in shown as positive', [stream({}, 5200.4)], 5200],
    ['no estimate', [stream({}, null)], null],
    ['an amount of 0, which means unknown', [stream({}, 0)], null],
  ])('reads %s', async (_, streams, base) => {
    expect(await looked({ report: { body: insights(streams) } })).toMatchObject({ jobs: [{ base }] });
  });

  it('tells a job that ended and other kinds of income apart', async () => {
    const ended = stream({ insights: { ...stream().insights, status: 'INACTIVE' } });
    const rent = stream({
      income_stream_id: 's2',
      insights: { ...stream().insights, income_category: { secondary: 'RENTAL' } },
    });
    expect(await looked({ report: { body: insights([ended, rent]) } })).toMatchObject({
      jobs: [{ endDate: '2026-11-01' }],
      income: [{ type: 'salary' }, { type: 'rental' }],
    });
  });

  it.each([
    ['without a stream', { body: insights([]) }, { kind: 'notFound' }],
    ['without data', { body: insights([stream()], [], [{ warning_code: 'DATA_UNAVAILABLE' }]) }, { kind: 'notFound' }],
    [
      'that is not whole',
      { body: insights([stream()], [], [{ warning_code: 'TRANSACTIONS_UNAVAILABLE' }]) },
      { kind: 'unavailable', reason: 'garbage' },
    ],
    ['of another person', { body: insights([stream()], ['Rosa Stone']) }, another],
    ['of nobody in particular', { body: insights([stream()], []) }, another],
    [
      'of accounts that list no owners',
      { body: { ...insights([stream()]), report: { ...insights([stream()]).report, items: [] } } },
      another,
    ],
    [
      'with a second bank of another person',
      {
        body: {
          ...insights([stream()]),
          report: { ...insights([stream()]).report, items: [heldBy('Dana Whitfield'), heldBy('Rosa Stone')] },
        },
      },
      another,
    ],
    ['whose bank wants a new sign-in', { status: 400, body: { error_code: 'ITEM_LOGIN_REQUIRED' } }, stage('left')],
    [
      'asked for with wrong keys',
      { status: 400, body: { error_code: 'INVALID_API_KEYS' } },
      { kind: 'unavailable', reason: 'refused' },
    ],
  ])('%s', async (_, report, expected) => {
    expect(await looked({ report })).toEqual(expected);
  });

  it.each([
    ['not begun', [], 'started'],
    ['left on the way', [{ link_session_id: 'x', results: {} }], 'left'],
    ['being prepared', [{ link_session_id: 'x', results: { item_add_results: [{}] } }], 'waiting'],
  ])('%s is not ready', async (_, sessions, expected) => {
    expect(await looked({ report: notReady, sessions })).toEqual(stage(expected));
  });
});

describe('bank income, for older accounts', () => {
  it.each([36_500, -36_500])('never calls net deposits gross pay: %d', async (total_amount) => {
    expect(await looked({ report: { body: bankIncome([source({ total_amount })]) } }, 'bankIncome')).toMatchObject({
      jobs: [{ employerName: 'BLUE RIDGE PAYROLL', base: null, endDate: null }],
      largeDeposits: null,
      income: [{ type: 'salary', monthly: 3042 }],
    });
  });

  it('takes nothing from a bank of another person', async () => {
    const rosa = { bank_income_accounts: [{ owners: [{ names: ['Rosa Stone'] }] }], bank_income_sources: [source()] };
    expect(await looked({ report: { body: bankIncome([source()], [rosa]) } }, 'bankIncome')).toEqual(another);
  });

  it('ends a job whose deposits have stopped', async () => {
    const stopped = source({ end_date: '2026-06-01' });
    expect(await looked({ report: { body: bankIncome([stopped]) } }, 'bankIncome')).toMatchObject({
      jobs: [{ endDate: '2026-06-01' }],
    });
  });
});
