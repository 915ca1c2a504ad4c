import { describe, expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { answersTo, attomNoMatch, attomReply } from '../testing/attom-replies.ts';
import { attomTitle } from './attom.ts';
import { titleAnswer } from './port.ts';

const KEY = 'key-that-stays-with-us';
const adapterAt = (url: string) =>
  attomTitle({ TITLE_ATTOM_URL: url, TITLE_ATTOM_KEY: KEY }, { observe: () => undefined });
const request = { address: home, asOf, stated: { names: [], acquiredOn: null } };
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
  answer: () => attomReply(couple),
  adapterAt,
  request,
  kind: 'firstLook',
  schema: titleAnswer,
  unspoken: [KEY],
});

describe('a first look at the title', () => {
  const told = answersTo({ adapterAt, request, schema: titleAnswer });

  it('names every owner, the last sale and the mortgages recorded then', async () => {
    expect(await told(attomReply(couple))).toEqual({
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
    expect(await told(attomReply({ assessment }))).toMatchObject({ look });
  });

  it.each([
    ['another home', attomReply(couple, { postal1: '90274' })],
    ['the home next door', attomReply(couple, { line1: '79 QUARRY RD' })],
    ['no owner', attomReply({ owner: {} })],
    ['no match', attomNoMatch],
  ])('is unknown with %s', async (_, next) => {
    expect(await told(next)).toEqual({ kind: 'notFound' });
  });
});
