import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies } from '#policy/policies.ts';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import type { Adapter } from '../port.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Reply } from '../testing/local-service.ts';
import { attomValuation } from './attom.ts';
import { houseCanaryValuation } from './house-canary.ts';
import { valuation } from './index.ts';
import { type ValuationRequest, valuationAnswer, valuationModels } from './port.ts';

const KEY = 'key-that-stays-with-us';
const quiet = { observe: () => undefined };
const canaryAt = (url: string) =>
  houseCanaryValuation({ HOUSECANARY_URL: url, HOUSECANARY_KEY: KEY, HOUSECANARY_SECRET: 'secret' }, quiet);
const attomAt = (url: string) => attomValuation({ VALUATION_ATTOM_URL: url, VALUATION_ATTOM_KEY: KEY }, quiet);

type Answered = { api_code?: number; value?: object | null; at?: object };
const canary = (change: Answered = {}): Reply => {
  const { api_code = 0, at = {} } = change;
  const value = change.value ?? { price_mean: 455_120, price_lwr: 430_000, price_upr: 480_000, fsd: 0.083 };
  const result = api_code === 0 ? { value } : null;
  return {
    body: [
      {
        'property/value': { api_code, result },
        address_info: { zipcode: home.zip, address: '77 Quarry Rd', unit: null, ...at },
      },
    ],
  };
};
const attom = (
  amount: object = {},
  { matchCode = 'ExaStr', postal1 = home.zip, eventDate = '2026-10-21', line1 = '77 QUARRY RD' } = {},
): Reply => ({
  body: {
    status: { code: 0, msg: 'SuccessWithResult' },
    property: [
      {
        address: { line1, matchCode, postal1 },
        avm: { eventDate, amount: { scr: 90, value: 455_120, high: 480_000, low: 430_000, fsd: 7, ...amount } },
      },
    ],
  },
});
const noMatch = { status: { code: 1, msg: 'SuccessWithoutResult' }, property: [] };

const request = (model: string, line2: string | null = null): ValuationRequest => ({
  ...{ model, asOf, stated: { value: null } },
  address: { ...home, line2 },
});

adapterContract('HouseCanary', {
  answer: () => canary(),
  adapterAt: canaryAt,
  request: request('houseCanaryValue'),
  kind: 'found',
  schema: valuationAnswer,
  unspoken: [KEY],
});
adapterContract('ATTOM’s value', {
  answer: () => attom(),
  adapterAt: attomAt,
  request: request('attomAvm'),
  kind: 'found',
  schema: valuationAnswer,
  unspoken: [KEY],
});

describe('a value', () => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  afterAll(() => service.stop());
  const told = async (at: (url: string) => Adapter<ValuationRequest>, asked: ValuationRequest, next: Reply) => {
    reply = next;
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return (await at(service.url)(asked, sending)).answer;
  };
  const fromCanary = (next: Reply, unit?: string) => told(canaryAt, request('houseCanaryValue', unit), next);
  const fromAttom = (next: Reply, unit?: string) => told(attomAt, request('attomAvm', unit), next);
  const garbage = { kind: 'unavailable', reason: 'garbage' };

  it('comes with its bounds, its spread in percent and its own date', async () => {
    expect(await fromCanary(canary())).toMatchObject({ kind: 'found', valuation: { value: 455_120, fsd: 8.3 } });
    expect(await fromAttom(attom())).toEqual({
      kind: 'found',
      valuation: {
        ...{ model: 'attomAvm', value: 455_120, low: 430_000, high: 480_000, fsd: 7, asOf: '2026-10-21' },
      },
    });
    expect(service.received.at(-1)?.headers).toMatchObject({ apikey: KEY, accept: 'application/json' });
  });

  it.each([
    ['in another ZIP code', canary({ at: { zipcode: '90274' } }), attom({}, { postal1: '32223' })],
    ['next door', canary({ at: { address: '79 Quarry Rd' } }), attom({}, { line1: '79 QUARRY RD' })],
    ['in one of its units', canary({ at: { unit: '4' } }), attom({}, { line1: '77 QUARRY RD UNIT 4' })],
    ['nobody can place', canary({ at: { address: null } }), attom({}, { matchCode: 'StrZip' })],
  ])('of a home %s is no value of this one', async (_, byCanary, byAttom) => {
    expect(await fromCanary(byCanary)).toMatchObject({ kind: 'notFound', valuation: { value: null } });
    expect(await fromAttom(byAttom)).toMatchObject({ kind: 'notFound', valuation: { value: null } });
  });

  it('of a unit is asked for with the unit, and counts for that unit alone', async () => {
    expect(await fromCanary(canary({ at: { unit: '4B' } }), 'Apt 4B')).toMatchObject({ kind: 'found' });
    expect(service.received.at(-1)?.query.get('unit')).toBe('Apt 4B');
    expect(await fromAttom(attom({}, { line1: '77 QUARRY RD APT 4B' }), 'Apt 4B')).toMatchObject({ kind: 'found' });
    expect(service.received.at(-1)?.query.get('address1')).toContain('Apt 4B');
    for (const [byCanary, byAttom] of [
      [canary(), attom()],
      [canary({ at: { unit: '5B' } }), attom({}, { line1: '77 QUARRY RD #5B' })],
    ] as const) {
      expect(await fromCanary(byCanary, 'Apt 4B')).toMatchObject({ kind: 'notFound' });
      expect(await fromAttom(byAttom, 'Apt 4B')).toMatchObject({ kind: 'notFound' });
    }
  });

  it('that does not say of which home is no answer', async () => {
    const [body] = (canary().body ?? []) as [object];
    expect(await fromCanary({ body: [{ ...body, address_info: undefined }] })).toEqual(garbage);
  });

  it.each([
    ['an amount of 0', attom({ value: 0 })],
    ['no spread and no range', attom({ fsd: undefined, low: 0 })],
    ['a spread of 0 and no range', attom({ fsd: 0, low: 0 })],
    ['a date to come', attom({}, { eventDate: '2027-01-01' })],
    ['no match with status 200', { body: noMatch }],
    ['no match with status 400', { status: 400, body: noMatch }],
  ])('that is %s is unknown, not 0', async (_, next) => {
    expect(await fromAttom(next)).toMatchObject({ kind: 'notFound', valuation: { value: null, fsd: null } });
  });

  it('has its spread from its range where none is stated', async () => {
    expect(await fromAttom(attom({ fsd: undefined }))).toMatchObject({ valuation: { fsd: 5.49 } });
    const value = { price_mean: 455_120, price_lwr: 430_000, price_upr: 480_000, fsd: 0 };
    for (const certain of [await fromAttom(attom({ fsd: 0 })), await fromCanary(canary({ value }))])
      expect(certain).toMatchObject({ kind: 'found', valuation: { fsd: 5.49 } });
    expect(await fromCanary(canary({ value: { ...value, price_lwr: 0 } }))).toMatchObject({ kind: 'notFound' });
  });

  it('is no answer where a refusal is not about a match', async () => {
    expect(await fromAttom({ status: 400, body: { status: { msg: 'InvalidParameter' } } })).toEqual({
      kind: 'unavailable',
      reason: 'refused',
    });
    expect(await fromCanary(canary({ api_code: 1 }))).toEqual({ kind: 'unavailable', reason: 'refused' });
    expect(await fromCanary(canary({ api_code: 204 }))).toMatchObject({ kind: 'notFound' });
  });
});

describe('the policy’s cascade', () => {
  const known = Object.values(valuationModels).flat();

  it('names models that a choice of the registry answers for, and no other', () => {
    for (const { version, valuation: policy } of policies)
      for (const model of policy.cascade) expect(known, `policy ${version}`).toContain(model);
  });

  it('has a model of every choice, since the newest policy, so that none is set up in vain', () => {
    const cascade = policies.at(-1)?.valuation.cascade ?? [];
    for (const name of Object.keys(valuation.choices).filter((choice) => choice !== 'none'))
      expect(cascade, name).toEqual(expect.arrayContaining([...(valuationModels[name] ?? [name])]));
  });
});
