import { describe, expect, it } from 'vitest';
import type { Upload } from '#entities/application/upload.ts';
import { documentType } from '#entities/values/document-type.ts';
import { fc } from '#testing/fast-check.ts';
import { documentProgress } from './document-progress.ts';
import type { RequiredDocument } from './required-documents.ts';

const need = (change: Partial<RequiredDocument>): RequiredDocument => ({
  type: 'paystub',
  person: 'borrower',
  propertyId: null,
  count: 4,
  years: [],
  ...change,
});
const file = (change: Partial<Upload>): Upload => ({
  id: 'u',
  type: 'paystub',
  isCoborrower: false,
  subjectId: null,
  propertyId: null,
  state: 'received',
  idSubtype: null,
  idSide: null,
  ...change,
});
const progress = (
  required: RequiredDocument[],
  uploads: Upload[],
  uploadRequests: Parameters<typeof documentProgress>[1]['uploadRequests'] = [],
) => documentProgress(required, { uploads, uploadRequests });

describe('documentProgress', () => {
  it('counts for each person what is theirs', () => {
    const needs = [need({ count: 1 }), need({ count: 1, person: 'coborrower' })];
    const done = (uploads: Upload[]) => progress(needs, uploads).rows.map(({ isComplete }) => isComplete);
    expect(done([file({})])).toEqual([true, false]);
    expect(done([file({ isCoborrower: true })])).toEqual([false, true]);
  });

  it('counts a file that is no ID for itself, whatever it says of sides', () => {
    expect(progress([need({ count: 1 })], [file({ idSubtype: 'visa', idSide: 'front' })]).uploaded).toBe(1);
  });

  it('asks besides for what staff wants, once for each property, and not again for what the rules ask', () => {
    const ask = (documentType: 'paystub' | 'hoaInvoice', propertyId: string | null, shouldSkip = false) => ({
      documentType,
      propertyId,
      shouldSkip,
    });
    const twice = [ask('hoaInvoice', 'a'), ask('hoaInvoice', 'a'), ask('hoaInvoice', null)];
    const requests = [...twice, ask('hoaInvoice', 'b'), ask('paystub', null)];
    const { rows } = progress(
      [need({}), need({ type: 'hoaInvoice', propertyId: 'b', count: 1 })],
      [],
      requests as never,
    );
    expect(rows.map(({ type, propertyId, years }) => [type, propertyId, years])).toEqual([
      ['paystub', null, []],
      ['hoaInvoice', 'b', []],
      ['hoaInvoice', 'a', []],
      ['hoaInvoice', null, []],
    ]);
    const skipped = progress([need({}), need({ type: 'w2' })], [], [ask('paystub', null, true)] as never);
    expect(skipped.rows.map(({ isSkipped }) => isSkipped)).toEqual([true, false]);
  });

  it.each([
    [3, false],
    [4, true],
    [5, true],
  ])('%i of 4 paystubs: %s', (count, isComplete) => {
    const result = progress(
      [need({})],
      Array.from({ length: count }, () => file({})),
    );
    expect(result).toMatchObject({ isComplete, needed: 4, uploaded: Math.min(4, count) });
  });

  it.each([
    ['of the other person', { isCoborrower: true }, 0],
    ['for another property', { propertyId: 'rental-1' }, 0],
    ['of another type', { type: 'w2' }, 0],
    ['not accepted', { state: 'notAccepted' }, 0],
    ['received', { state: 'received' }, 1],
    ['accepted', { state: 'accepted' }, 1],
  ] as [string, Partial<Upload>, number][])('a file %s counts %i', (_, change, uploaded) => {
    expect(progress([need({})], [file(change)]).uploaded).toBe(uploaded);
  });

  it('takes a household document from either person', () => {
    const shared = need({ type: 'floodInsurance', person: null, count: 1 });
    expect(progress([shared], [file({ type: 'floodInsurance', isCoborrower: true })]).isComplete).toBe(true);
  });

  it('ignores what is skipped, for both people, and only for that property', () => {
    const both = [need({}), need({ person: 'coborrower' }), need({ propertyId: 'rental-1' })];
    const skip = { documentType: 'paystub' as const, propertyId: null, shouldSkip: true };
    const result = progress(both, [], [skip]);
    expect(result.rows.map(({ isSkipped }) => isSkipped)).toEqual([true, true, false]);
    expect(result).toMatchObject({ needed: 4, isComplete: false });
    expect(progress([need({})], [], [skip])).toMatchObject({ needed: 0, isComplete: true });
    expect(progress([need({})], [], [{ ...skip, shouldSkip: false }]).isComplete).toBe(false);
  });

  it('adds what staff asked for, once', () => {
    const asked = { documentType: 'w2' as const, propertyId: null, shouldSkip: false };
    const result = progress([need({})], [], [asked, { ...asked, documentType: 'paystub' }, asked]);
    expect(result.rows.map(({ type, person, count }) => [type, person, count])).toEqual([
      ['paystub', 'borrower', 4],
      ['w2', null, 2],
    ]);
  });

  it.each([
    ['passport, front', [['passport', 'front']], true],
    ['driver license, front only', [['driver_license', 'front']], false],
    [
      'driver license, the front twice',
      [
        ['driver_license', 'front'],
        ['driver_license', 'front'],
      ],
      false,
    ],
    [
      'driver license, both sides',
      [
        ['driver_license', 'front'],
        ['driver_license', 'back'],
      ],
      true,
    ],
    [
      'the front of one, the back of another',
      [
        ['state_id', 'front'],
        ['military_id', 'back'],
      ],
      false,
    ],
    [
      'green card, both sides',
      [
        ['green_card', 'front'],
        ['green_card', 'back'],
      ],
      true,
    ],
    ['visa, front only', [['visa', 'front']], false],
    ['kind not said', [[null, null]], false],
    [
      'kind not said, sides said',
      [
        [null, 'front'],
        [null, 'back'],
      ],
      false,
    ],
    [
      'driver license, side not said',
      [
        ['driver_license', null],
        ['driver_license', null],
      ],
      false,
    ],
    ['passport, side not said', [['passport', null]], false],
  ] as [string, [Upload['idSubtype'], Upload['idSide']][], boolean][])('ID: %s', (_, sides, isComplete) => {
    const uploads = sides.map(([idSubtype, idSide]) => file({ type: 'idDocument', idSubtype, idSide }));
    expect(progress([need({ type: 'idDocument', count: 1 })], uploads).isComplete).toBe(isComplete);
  });

  it('counts a document about one debt by its subject', () => {
    const needs = [
      need({ type: 'payoffStatement', count: 1, subjectId: 'a' }),
      need({ type: 'payoffStatement', count: 1, subjectId: 'b' }),
    ];
    const { rows } = progress(needs, [file({ type: 'payoffStatement', subjectId: 'a' })]);
    expect(rows.map(({ uploaded }) => uploaded)).toEqual([1, 0]);
  });

  it('is never made worse by one more upload', () => {
    const types = fc.constantFrom(...documentType.options.slice(0, 5));
    const properties = fc.constantFrom(null, 'rental-1');
    const upload = fc
      .record({
        type: types,
        isCoborrower: fc.boolean(),
        propertyId: properties,
        state: fc.constantFrom('received' as const, 'accepted' as const, 'notAccepted' as const),
        idSubtype: fc.constantFrom(null, 'passport' as const, 'visa' as const),
        idSide: fc.constantFrom(null, 'front' as const, 'back' as const),
      })
      .map(file);
    const requirement = fc
      .record({
        type: types,
        person: fc.constantFrom(null, 'borrower' as const, 'coborrower' as const),
        propertyId: properties,
        count: fc.integer({ min: 1, max: 4 }),
      })
      .map(need);
    fc.assert(
      fc.property(fc.array(requirement), fc.array(upload), upload, (required, uploads, more) => {
        const [before, after] = [progress(required, uploads), progress(required, [...uploads, more])];
        expect(after.uploaded).toBeGreaterThanOrEqual(before.uploaded);
        expect(after.needed).toBe(before.needed);
        expect(Number(after.isComplete)).toBeGreaterThanOrEqual(Number(before.isComplete));
        expect(after.uploaded).toBeLessThanOrEqual(after.needed);
      }),
    );
  });
});
