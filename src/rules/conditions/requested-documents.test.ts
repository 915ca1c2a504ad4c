import { describe, expect, it } from 'vitest';
import { makeRequest } from './condition-request.ts';
import { canBeSkipped, requestedDocuments } from './requested-documents.ts';

const paystubs = makeRequest(
  { code: 100, kind: 'document' },
  { owner: 'coborrower', documentType: 'paystub', count: 4 },
);
const insurance = makeRequest(
  { code: 303, kind: 'document' },
  { owner: 'borrower', isShared: true, documentType: 'homeownersInsurance' },
);
const payoff = makeRequest(
  { code: 412, kind: 'document' },
  { owner: 'borrower', documentType: 'payoffStatement', subjectId: 'card-1' },
);
const id = makeRequest({ code: 600, kind: 'document' }, { owner: 'borrower', documentType: 'idDocument' });
const gap = makeRequest({ code: 103, kind: 'information' }, { owner: 'borrower' });

describe('requested documents', () => {
  it('are those of the conditions, by person, property and subject', () => {
    expect(requestedDocuments([paystubs, insurance, payoff, gap])).toEqual([
      { type: 'paystub', person: 'coborrower', propertyId: null, subjectId: null, count: 4, years: [] },
      { type: 'homeownersInsurance', person: null, propertyId: null, subjectId: null, count: 1, years: [] },
      { type: 'payoffStatement', person: 'borrower', propertyId: null, subjectId: 'card-1', count: 1, years: [] },
    ]);
  });

  it.each([
    ['paystubs', paystubs, true],
    ['insurance', insurance, true],
    ['one debt’s payoff statement', payoff, false],
    ['an ID', id, false],
    ['an explanation', gap, false],
  ])('can be skipped: %s', (_, request, expected) => {
    expect(canBeSkipped(request)).toBe(expected);
  });
});
