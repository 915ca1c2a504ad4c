import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Reply } from '../testing/local-service.ts';
import { attomTitle } from './attom.ts';
import { titleAnswer } from './port.ts';

const KEY = 'key-that-stays-with-us';
const adapterAt = (url: string) =>
  attomTitle({ TITLE_ATTOM_URL: url, TITLE_ATTOM_KEY: KEY }, { observe: () => undefined });
const request = { address: home, asOf, stated: { names: [], acquiredOn: null } };
const property = (change: object, postal1 = home.zip, line1 = '77 QUARRY RD'): Reply => ({
  body: {
    status: { code: 0, msg: 'SuccessWithResult' },
    property: [{ address: { line1, matchCode: 'ExaStr', postal1 }, ...change }],
  },
});
const couple = {
  owner: {
    corporateindicator: 'N',
    owner1: { lastname: 'QUIST ', firstnameandmi: 'NORA A' },
    owner2: {},
    owner3: { lastname: 'QUIST ', firstnameandmi: 'JAMIE L' },
    owner4: {},
  },
  sale: {
    saleTransDate: '2011-12-08',
    mortgage: { FirstConcurrent: { amount: 69_210 }, SecondConcurrent: { amount: 0 } },
  },
};

adapterContract('ATTOM’s owners', {
  answer: () => property(couple),
  adapterAt,
  request,
  kind: 'firstLook',
  schema: titleAnswer,
  unspoken: [KEY],
});

describe('a first look at the title', () => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  afterAll(() => service.stop());
  const told = async (next: Reply) => {
    reply = next;
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return titleAnswer.parse((await adapterAt(service.url)(request, sending)).answer);
  };

  it('names every owner, the last sale and the mortgages recorded then', async () => {
    expect(await told(property(couple))).toEqual({
      kind: 'firstLook',
      address: home,
      look: {
        ...{ holder: 'person', trustKind: null, names: ['NORA A QUIST', 'JAMIE L QUIST'], acquiredOn: '2011-12-08' },
        ...{ recordedMortgages: [69_210], lookedOn: asOf },
      },
    });
  });

  it.each([
    ['SAMPLE, ALEX S LIVING TRUST ', { holder: 'trust', trustKind: 'revocable' }],
    ['SAMPLE FAMILY TRUST', { holder: 'trust', trustKind: null }],
    ['SAMPLE HOLDINGS LLC', { holder: 'company', trustKind: null }],
  ])('knows the holder %s', async (lastName, look) => {
    const assessment = { owner: { corporateIndicator: 'Y', owner1: { lastName } } };
    expect(await told(property({ assessment }))).toMatchObject({ look });
  });

  it.each([
    ['another home', property(couple, '90274')],
    ['the home next door', property(couple, home.zip, '79 QUARRY RD')],
    ['no owner', property({ owner: {} })],
    ['no match', { status: 400, body: { status: { msg: 'SuccessWithoutResult' }, property: [] } }],
  ])('is unknown with %s', async (_, next) => {
    expect(await told(next)).toEqual({ kind: 'notFound' });
  });
});
