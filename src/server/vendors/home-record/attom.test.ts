import { describe, expect, it } from 'vitest';
import { home } from '#testing/vendors/vendor-samples.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { answersTo, attomNoMatch, attomReply } from '../testing/attom-replies.ts';
import { attomHomeRecord } from './attom.ts';
import { homeRecordAnswer } from './port.ts';

const KEY = 'key-that-stays-with-us';
const adapterAt = (url: string) =>
  attomHomeRecord({ HOME_RECORD_ATTOM_URL: url, HOME_RECORD_ATTOM_KEY: KEY }, { observe: () => undefined });
const request = { address: home };
const house = {
  summary: { propertyType: 'SINGLE FAMILY RESIDENCE', yearBuilt: 1987 },
  building: { size: { livingSize: 0, universalSize: 1840 }, summary: { unitsCount: '0' } },
  assessment: { tax: { taxAmt: 3211.6, taxYear: 2025 } },
  sale: { saleTransDate: '2014-6-17' },
};
const record = {
  ...{ type: 'singleFamily', units: null, acquiredOn: '2014-06-01' },
  ...{ yearlyTaxes: 3212, builtIn: 1987, squareFeet: 1840 },
};
const dated = { ...house, sale: { saleTransDate: '2014-06-17' } };

adapterContract('ATTOM’s public records', {
  answer: () => attomReply(dated),
  adapterAt,
  request,
  kind: 'found',
  schema: homeRecordAnswer,
  unspoken: [KEY],
});

describe('the public record of a home', () => {
  const told = answersTo({ adapterAt, request, schema: homeRecordAnswer });

  it('names its type, the month of its last sale, its tax, age and size', async () => {
    expect(await told(attomReply(dated))).toEqual({ kind: 'found', record });
    expect(await told(attomReply(house))).toEqual({ kind: 'found', record: { ...record, acquiredOn: null } });
  });

  it.each([
    ['CONDOMINIUM', '12', { type: 'condo', units: null }],
    ['TOWNHOUSE/ROWHOUSE', null, { type: 'townhouse', units: null }],
    ['DUPLEX (2 UNITS, ANY COMBINATION)', null, { type: 'multiUnit', units: '2' }],
    ['QUADRUPLEX (4 UNITS, ANY COMBINATION)', null, { type: 'multiUnit', units: '4' }],
    ['MULTI FAMILY DWELLING', 3, { type: 'multiUnit', units: '3' }],
    ['APARTMENT HOUSE (5+ UNITS)', '24', { type: 'multiUnit', units: '5+' }],
    ['MULTI FAMILY DWELLING', null, { type: 'multiUnit', units: null }],
    ['SINGLE FAMILY RESIDENCE / TOWNHOUSE', null, { type: null, units: null }],
    ['MANUFACTURED, MODULAR, PRE-FABRICATED HOMES', null, { type: null, units: null }],
  ])('knows %s', async (propertyType, unitsCount, kind) => {
    const building = { ...house.building, summary: { unitsCount } };
    expect(await told(attomReply({ ...house, summary: { propertyType }, building }))).toMatchObject({ record: kind });
  });

  it.each([
    ['the home next door', attomReply(dated, { line1: '79 QUARRY RD' })],
    ['nothing but an address', attomReply({})],
    ['no match', attomNoMatch],
  ])('is unknown with %s', async (_, next) => {
    expect(await told(next)).toEqual({ kind: 'notFound' });
  });
});
