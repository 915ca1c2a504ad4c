import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { journeyContract } from '../testing/journey-contract.ts';
import { localService, type Received, type Reply } from '../testing/local-service.ts';
import { canopyHook, canopyInsurance, canopySettings } from './canopy.ts';
import { type InsuranceRequest, insuranceAnswer } from './port.ts';

const request: InsuranceRequest = {
  ...{ firstName: 'Dana', lastName: 'Whitfield', asOf: toDay('2026-11-15') },
  address: { line1: '214 Larkspur Lane', line2: null, city: 'Asheville', state: 'NC', zip: '28801', county: null },
};
const policy = (change: object = {}) => ({
  ...{ carrier_policy_number: 'HO-214', policy_type: 'HOMEOWNERS', carrier_name: 'blueridge', status: 'ACTIVE' },
  ...{ effective_date: '2026-03-01T06:00:00.000Z', expiry_date: '2027-03-01T06:00:00.000Z', canceled_date: null },
  total_premium_cents: 148_600,
  dwellings: [
    {
      mortgagee_name: 'Harbor Bank',
      address: { number: '214', street: 'Larkspur', zip: '28801' },
      coverages: [{ name: 'DWELLING', per_incident_limit_cents: 45_000_000, is_declined: false }],
    },
  ],
  ...change,
});
const REFERENCE = '1794744000-visit-of-dana';
const SECRET = 'a secret that stays with us';
const pulled = (status: string, change: object = {}) => ({
  ...{ pull_id: 'pull-1', status, meta_data: { reference: REFERENCE } },
  ...change,
});
type Given = { pulls?: object[]; policies?: object[] };
const answering =
  ({ pulls = [pulled('SUCCESS')], policies = [policy()] }: Given) =>
  ({ path, query }: Received): Reply => {
    if (path.endsWith('/pull-1')) return { body: { success: true, pull: { ...pulled('SUCCESS'), policies } } };
    const from = Number(query.get('offset') ?? '0');
    return { body: { success: true, pulls: pulls.slice(from, from + Number(query.get('limit'))) } };
  };
const settings = (CANOPY_URL = 'https://canopy.example/api') =>
  canopySettings.parse({
    ...{ CANOPY_TEAM_ID: 'team-1', CANOPY_CLIENT_ID: 'client-1', CANOPY_CLIENT_SECRET: SECRET, CANOPY_ALIAS: 'lender' },
    ...{ CANOPY_WEBHOOK_SECRET: 'signs the webhooks', CANOPY_URL },
  });
const vendorAt = (url: string) =>
  canopyInsurance(settings(url), {
    observe: () => undefined,
    pageUrl: 'https://lender.example/api/visits/insuranceLink',
  });

journeyContract('Canopy', {
  answer: answering({}),
  vendorAt,
  request,
  reference: REFERENCE,
  kind: 'found',
  schema: insuranceAnswer,
  unspoken: [SECRET, request.lastName, request.address.line1],
});

const looked = async (given: Given) => {
  const service = await localService(answering(given));
  const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
  const { answer } = await vendorAt(service.url).look({ request, reference: REFERENCE, handle: REFERENCE }, sending);
  await service.stop();
  return answer;
};
const stage = (name: string) => ({ kind: 'unavailable', reason: 'notReady', stage: name });

describe('the policies of a visit', () => {
  it('become the insurance of the home, in whole dollars', async () => {
    expect(await looked({})).toEqual({
      kind: 'found',
      policy: {
        ...{ carrier: 'blueridge', policyNumber: 'HO-214', from: '2026-03-01', to: '2027-03-01' },
        ...{ dwellingCoverage: 450_000, yearlyPremium: 1486, mortgagee: 'Harbor Bank' },
      },
    });
  });

  const elsewhere = { ...policy().dwellings[0], address: { number: '9', street: 'Elm', zip: '28801' } };
  it.each<[string, Given, unknown]>([
    ['of another visit', { pulls: [pulled('SUCCESS', { meta_data: { reference: 'another' } })] }, stage('started')],
    ['without our reference', { pulls: [pulled('SUCCESS', { meta_data: null })] }, stage('started')],
    ['nobody has asked for yet', { pulls: [] }, stage('started')],
    ['while the insurer asks for a code', { pulls: [pulled('IDENTITY_VERIFICATION')] }, stage('started')],
    ['being read', { pulls: [pulled('PULLING_DATA')] }, stage('waiting')],
    ['whose sign-in failed', { pulls: [pulled('NOT_AUTHENTICATED')] }, stage('left')],
    ['of an insurer that is away', { pulls: [pulled('PROVIDER_ERROR')] }, stage('left')],
    ['read at the second try', { pulls: [pulled('NOT_AUTHENTICATED'), pulled('PULLING_DATA')] }, stage('waiting')],
    ['on another home', { policies: [policy({ dwellings: [elsewhere] })] }, { kind: 'notFound' }],
    ['that are none', { policies: [] }, { kind: 'notFound' }],
    [
      'that have run out',
      { policies: [policy({ expiry_date: '2026-03-01T06:00:00.000Z', effective_date: '2025-03-01T06:00:00.000Z' })] },
      { kind: 'lapsed' },
    ],
    [
      'with a premium of 0, which means unknown',
      { policies: [policy({ total_premium_cents: 0 })] },
      { kind: 'notFound' },
    ],
    [
      'with a coverage of 0, which means unknown',
      {
        policies: [
          policy({
            dwellings: [{ ...policy().dwellings[0], coverages: [{ name: 'DWELLING', per_incident_limit_cents: 0 }] }],
          }),
        ],
      },
      { kind: 'notFound' },
    ],
  ])('%s', async (_, given, expected) => {
    expect(await looked(given)).toMatchObject(expected as object);
  });

  it('are found behind a hundred visits of others', async () => {
    const others = Array.from({ length: 100 }, () => pulled('SUCCESS', { meta_data: { reference: 'another' } }));
    expect(await looked({ pulls: [...others, pulled('SUCCESS')] })).toMatchObject({ kind: 'found' });
  });
});

describe('a webhook', () => {
  const at = new Date('2026-11-15T12:00:00Z');
  const seconds = at.getTime() / 1000;
  const body = JSON.stringify({ event_type: 'COMPLETE', pull_id: 'pull-1', meta_data: { reference: REFERENCE } });
  const signed = (text: string, { time = seconds, secret = 'signs the webhooks' } = {}) =>
    `t=${time},s=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
  const told = (text: string, signature: string | undefined) =>
    canopyHook(settings())({
      ...{ url: 'https://lender.example/api/hooks/insurance-link', body: Buffer.from(text), at },
      header: (name) => (name === 'canopy-signature' ? signature : undefined),
    });
  const accepted = (type: string, news: object) => ({ kind: 'accepted', eventId: null, type, news });

  it.each([
    ['that the data is complete', body, accepted('COMPLETE', { about: 'journey', reference: REFERENCE })],
    [
      'that the sign-in failed',
      JSON.stringify({ event_type: 'AUTH_STATUS', status: 'NOT_AUTHENTICATED', meta_data: { reference: REFERENCE } }),
      accepted('AUTH_STATUS', { about: 'journey', reference: REFERENCE }),
    ],
    [
      'of monitoring, which we do not use',
      JSON.stringify({ event_type: 'MONITORING_RECONNECT', meta_data: { reference: REFERENCE } }),
      accepted('MONITORING_RECONNECT', { about: 'nothing' }),
    ],
    [
      'about a visit that is not ours',
      JSON.stringify({ event_type: 'COMPLETE', meta_data: {} }),
      accepted('COMPLETE', { about: 'nothing' }),
    ],
    ['that is no event', '{"success":true}', { kind: 'unreadable' }],
    ['that is no JSON', 'oops', { kind: 'unreadable' }],
  ])('%s is read', (_, text, expected) => {
    expect(told(text, signed(text))).toEqual(expected);
  });

  it.each([
    ['changed after signing', `${body} `, signed(body)],
    ['under another secret', body, signed(body, { secret: 'another' })],
    ['sent again later', body, signed(body, { time: seconds - 301 })],
    ['from the future', body, signed(body, { time: seconds + 301 })],
    ['with its time moved', body, signed(body).replace(`t=${seconds}`, `t=${seconds + 60}`)],
    ['under the label of another vendor', body, signed(body).replace(',s=', ',v1=')],
    ['without a signature', body, undefined],
  ])('%s is refused', (_, text, signature) => {
    expect(told(text, signature)).toEqual({ kind: 'refused' });
  });
});
