import { describe, expect, it } from 'vitest';
import { employmentAnswer } from '#entities/application/employment.ts';
import { toDay } from '#entities/values/day.ts';
import { unavailable } from '../port.ts';
import { journeyContract } from '../testing/journey-contract.ts';
import { localService, type Received, type Reply, TROUBLES, type Trouble } from '../testing/local-service.ts';
import { argylePayroll, argyleSettings } from './argyle.ts';
import { type IncomeRequest, payrollAnswer } from './port.ts';

const request: IncomeRequest = {
  ...{ firstName: 'Dana', lastName: 'Whitfield', email: null, ssn: '219099999' },
  asOf: toDay('2026-11-15'),
  stated: { employments: [] },
};
const identity = (change: object = {}) => ({
  ...{ id: 'i1', employment: 'e1', first_name: 'Dana', last_name: 'Whitfield', ssn: '219-09-9999' },
  ...{ employer: 'Blue Ridge Pediatrics', employment_status: 'active', employment_type: 'full-time' },
  ...{ job_title: 'Nurse', hire_date: '2022-08-08', original_hire_date: null, termination_date: null },
  base_pay: { amount: '60000.00', period: 'annual', currency: 'USD' },
  pay_cycle: 'biweekly',
  ...change,
});
const stub = (change: object = {}) => ({
  ...{ employment: 'e1', status: 'completed', paystub_date: '2026-10-30T00:00:00Z', gross_pay_ytd: '52000.00' },
  gross_pay_list_totals: {
    base: { amount_ytd: '50000.00', hours: '80' },
    overtime: null,
    bonus: { amount_ytd: '2000.00', hours: null },
    commission: { amount_ytd: null, hours: null },
  },
  employer_address: { line1: '1 Main St', line2: null, city: 'Nashville', state: 'TN', postal_code: '37201' },
  ...change,
});
const synced = { connection: { status: 'connected' }, availability: { paystubs: { status: 'synced' } } };

type Given = { accounts?: object[]; identities?: object[]; stubs?: object[]; more?: object[]; next?: string };
const answering =
  ({ accounts = [synced], identities = [identity()], stubs = [stub()], more, next }: Given) =>
  ({ method, path, query }: Received): Reply => {
    if (method === 'POST') return { status: 201, body: { id: 'user-1', user_token: 'token-1' } };
    if (path.endsWith('/accounts')) return { body: { results: accounts } };
    if (path.endsWith('/identities')) return { body: { results: identities, next: null } };
    if (query.get('cursor') === 'two') return { body: { results: more ?? [], next: null } };
    return {
      body: { results: stubs, next: next ?? (more ? 'https://elsewhere.invalid/v2/paystubs?cursor=two' : null) },
    };
  };
const SECRET = 'a secret that stays with us';
const vendorAt = (ARGYLE_URL: string) =>
  argylePayroll(
    argyleSettings.parse({
      ...{ ARGYLE_KEY_ID: 'key', ARGYLE_KEY_SECRET: SECRET, ARGYLE_WEBHOOK_SECRET: 'signs the webhooks' },
      ARGYLE_URL: `${ARGYLE_URL}/v2`,
    }),
    { observe: () => undefined, pageUrl: 'https://lender.example/api/visits/payrollIncome' },
  );

journeyContract('Argyle', {
  answer: answering({}),
  vendorAt,
  request,
  reference: 'user-1',
  kind: 'found',
  schema: payrollAnswer,
  unspoken: [SECRET, request.lastName, '219099999'],
});

const looked = async (given: Given) => {
  const service = await localService(answering(given));
  const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
  const { answer } = await vendorAt(service.url).look({ request, reference: 'user-1', handle: null }, sending);
  await service.stop();
  return payrollAnswer.safeParse(answer).data ?? answer;
};
const stage = (name: string, problem?: string) => ({
  ...{ kind: 'unavailable', reason: 'notReady', stage: name },
  ...(problem && { problem }),
});

describe('payroll records', () => {
  it('become a job with its pay a month, its extras and its years', async () => {
    const earlier = stub({ paystub_date: '2025-12-31T00:00:00Z', gross_pay_ytd: '58000.10' });
    expect(await looked({ more: [earlier] })).toMatchObject({
      kind: 'found',
      jobs: [
        {
          ...{ employerName: 'Blue Ridge Pediatrics', position: 'Nurse', base: 5000, bonuses: 200, overtime: null },
          ...{ commissions: null, startDate: '2022-08-08', endDate: null, dataSource: 'payroll' },
          employerFullAddress: { line1: '1 Main St', zip: '37201' },
          incomeInformation: [
            { year: 2026, amount: 52_000 },
            { year: 2025, amount: 58_000 },
          ],
        },
      ],
    });
  });

  it.each([
    ['an hourly wage with its hours', { base_pay: { amount: '30', period: 'hourly' } }, 5200],
    ['a weekly wage', { base_pay: { amount: '1200', period: 'weekly' } }, 5200],
    ['a salary without a period', { base_pay: { amount: '5000', period: 'salary' } }, null],
    ['no amount', { base_pay: { amount: null, period: 'annual' } }, null],
    ['an amount of 0, which means unknown', { base_pay: { amount: '0', period: 'annual' } }, null],
    ['nonsense', { base_pay: { amount: 'n/a', period: 'annual' } }, null],
  ])('count %s', async (_, change, base) => {
    expect(await looked({ identities: [identity(change)] })).toMatchObject({ jobs: [{ base }] });
  });

  it('leave canceled stubs out, and end a job with its last stub', async () => {
    const canceled = stub({ status: 'cancelled', gross_pay_ytd: '99000.00', paystub_date: '2026-11-10T00:00:00Z' });
    const left = identity({ employment_status: 'terminated' });
    expect(await looked({ identities: [left], stubs: [canceled, stub()] })).toMatchObject({
      jobs: [{ endDate: '2026-10-30', incomeInformation: [{ year: 2026, amount: 52_000 }] }],
    });
  });

  it.each<[string, Given, unknown]>([
    [
      'of gig work are no payroll job',
      { identities: [identity({ employment_type: 'contractor' })] },
      { kind: 'notFound' },
    ],
    ['that do not exist', { identities: [] }, { kind: 'notFound' }],
    ['of another name', { identities: [identity({ last_name: 'Stone' })] }, stage('failed', 'anotherPerson')],
    ['of another number', { identities: [identity({ ssn: '219-09-0000' })] }, stage('failed', 'anotherPerson')],
    ['nobody connected', { accounts: [] }, stage('started')],
    ['whose sign-in failed', { accounts: [{ ...synced, connection: { status: 'error' } }] }, stage('left')],
    [
      'still being read',
      { accounts: [{ ...synced, availability: { paystubs: { status: 'in_progress' } } }] },
      stage('waiting'),
    ],
    ['that go on nobody knows where', { next: '/v2/paystubs?page=2' }, { kind: 'unavailable', reason: 'garbage' }],
    ['whose state is unknown', { accounts: [{ ...synced, availability: null }] }, stage('waiting')],
  ])('%s', async (_, given, expected) => {
    expect(await looked(given)).toEqual(expected);
  });
});

describe('a connection that is asked again', () => {
  const scanned = { ...synced, id: 'a1', scanned_at: '2026-11-14T08:00:00Z' };
  const held = identity({ account: 'a1' });
  const asked = async (given: Given, trouble: Trouble | null = null, answer = answering(given)) => {
    const service = await localService(answer);
    service.trouble(trouble);
    const sending = { idempotencyKey: 'k', signal: AbortSignal.timeout(trouble === 'slow' ? 100 : 20_000) };
    const told = await vendorAt(service.url).again?.({ request, reference: 'user-1', handle: null }, sending);
    await service.stop();
    return told?.answer;
  };
  const job = { id: 'payroll-e1', isActive: true, endedOn: null, seenOn: '2026-11-14' };
  const found = (change: object) => ({ kind: 'found', jobs: [{ ...job, ...change }] });

  it.each<[string, Given, unknown]>([
    ['tells that the job is held, and when that was read', { identities: [held] }, found({})],
    [
      'tells that the job has ended',
      { identities: [identity({ account: 'a1', employment_status: 'terminated', termination_date: '2026-11-06' })] },
      found({ isActive: false, endedOn: '2026-11-06' }),
    ],
    [
      'does not call an inactive job held',
      { identities: [identity({ account: 'a1', employment_status: 'inactive' })] },
      found({ isActive: false }),
    ],
    [
      'does not say when it was read where Argyle does not',
      { accounts: [{ ...scanned, scanned_at: null }], identities: [held] },
      found({ seenOn: null }),
    ],
    ['knows no job of an account that is gone', { identities: [identity({ account: 'a2' })] }, { kind: 'notFound' }],
    [
      'knows no job without a state',
      { identities: [identity({ account: 'a1', employment_status: null })] },
      { kind: 'notFound' },
    ],
    [
      'knows no gig work',
      { identities: [identity({ account: 'a1', employment_type: 'contractor' })] },
      { kind: 'notFound' },
    ],
    ['has ended', { accounts: [{ ...scanned, connection: { status: 'error' } }] }, { kind: 'disconnected' }],
    ['was removed', { accounts: [] }, { kind: 'disconnected' }],
    [
      'of another person tells nothing',
      { identities: [identity({ account: 'a1', last_name: 'Stone' })] },
      { kind: 'unavailable', reason: 'otherPerson' },
    ],
  ])('%s', async (_, given, expected) => {
    const answer = await asked({ accounts: [scanned], ...given });
    expect(answer).toEqual(expected);
    expect(employmentAnswer.safeParse(answer).success || unavailable.safeParse(answer).success).toBe(true);
  });

  it('of a user Argyle no longer knows has ended', async () => {
    expect(await asked({}, null, () => ({ status: 404, body: { detail: 'Not found.' } }))).toEqual({
      kind: 'disconnected',
    });
  });

  it.each(Object.keys(TROUBLES) as Trouble[])('that is %s answers nothing', async (trouble) => {
    const answer = await asked({ accounts: [scanned], identities: [held] }, trouble);
    expect(unavailable.parse(answer)).not.toHaveProperty('stage');
  });
});
