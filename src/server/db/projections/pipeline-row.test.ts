import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { testRing } from '#testing/database.ts';
import { lookupHash } from '../sealed/lookup-hash.ts';
import type { LoanFacts } from './loan-facts.ts';
import { pipelineRowOf } from './pipeline-row.ts';
import { searchTermsOf } from './search-terms.ts';

const nobody = { firstName: null, lastName: null, email: null, phone: null };
const loan: LoanFacts = {
  id: 'a',
  loanNumber: 1042,
  place: [null, null, null, null],
  status: 'applicationSubmitted',
  isApproved: false,
  isIdle: false,
  borrower: { firstName: 'Ana', lastName: 'Garcia', email: 'Ana@Example.com', phone: '6155550142' },
  coborrower: nobody,
  address: { line1: '12 Hawthorne Ave', line2: null, city: 'Nashville', state: 'TN', zip: '37201' },
  accountOpenedOn: null,
  isCanceled: false,
  isFunded: false,
  decision: null,
  clocks: [],
  conditions: [],
  product: null,
  work: {
    ...{
      uploads: [],
      files: [],
      proposal: null,
      returned: null,
      factEntries: [],
      payoffLetters: [],
      agreed: [],
      isReleased: false,
    },
    ...{ payments: [], letters: [], failedOrders: [], appointmentOn: null, deciders: [], valueReviewers: [] },
  },
  leads: [],
  before: null,
};

const rowOf = (facts: LoanFacts) => pipelineRowOf(facts, testRing);

it.each([
  [{}, 'Garcia, Ana'],
  [{ coborrower: { ...nobody, firstName: 'Luis', lastName: 'Garcia' } }, 'Garcia, Ana and Luis'],
  [{ coborrower: { ...nobody, firstName: 'Luis', lastName: 'Nguyen' } }, 'Garcia, Ana and Nguyen, Luis'],
  [{ borrower: { ...nobody, firstName: 'Ana' } }, 'Ana'],
  [{ borrower: nobody }, ''],
])('lists %o as %s', (change, names) => {
  expect(rowOf({ ...loan, ...change }).names).toBe(names);
});

it('derives stage, openness, waiting-on and days by the rules', () => {
  const clock = { kind: 'creditDecision', startedOn: toDay('2026-10-01'), dueOn: toDay('2026-10-31') };
  expect(rowOf(loan)).toMatchObject({ stage: 'review', isOpen: true, waitingOn: 'staff', nextDue: 'infinity' });
  expect(rowOf({ ...loan, clocks: [{ ...clock, metOn: null, metBy: null }] })).toMatchObject({
    nextDue: '2026-10-31',
    decisionClock: 'creditDecision',
    completedOn: '2026-10-01',
    decidedOn: null,
  });
  const denied = { kind: 'denied', hasOfferSince: true } as const;
  expect(rowOf({ ...loan, decision: denied })).toMatchObject({ stage: 'refused', isOpen: false });
});

it('changes the key of the terms exactly with what a loan is found by', () => {
  const key = (change: Partial<LoanFacts>) => rowOf({ ...loan, ...change }).termsKey;
  expect(key({ status: 'zip', place: ['c', null, null, null] })).toBe(key({}));
  expect(key({ address: { ...loan.address, zip: '37202' } })).not.toBe(key({}));
  expect(key({ coborrower: { ...nobody, phone: '6155550100' } })).not.toBe(key({}));
});

it('finds a loan by names, mail, phone, address and number, and by nothing it does not have', () => {
  const terms = searchTermsOf(loan, testRing);
  expect(
    terms.filter(({ kind }) => 'nal'.includes(kind)).map(({ kind, form, text }) => `${kind} ${form} ${text}`),
  ).toEqual(['n words Ana Garcia', 'a spelled Nashville TN 37201', 'a exact 37201', 'l exact 1042']);
  const hashes = (kind: string) => terms.flatMap((term) => (term.kind === kind ? [term.text] : []));
  expect(hashes('e')).toEqual([lookupHash(testRing, 'email', ' ANA@example.com')]);
  expect(hashes('p')).toEqual([lookupHash(testRing, 'phone', '+1 (615) 555-0142')]);
  for (const street of [
    '12 Hawthorne Avenue',
    '12 hawthorne',
    'Hawthorne Ave., Nashville',
    '12 hawthorne ave nashville TN 37201',
  ])
    expect(hashes('r')).toContain(lookupHash(testRing, 'street', street));
  const bare = { ...loan, borrower: nobody, address: { line1: null, line2: null, city: null, state: 'TN', zip: null } };
  expect(searchTermsOf(bare, testRing).map(({ text }) => text)).toEqual(['1042']);
});

it('keeps mail, phone and street out of the terms and of their key', () => {
  const written = JSON.stringify([searchTermsOf(loan, testRing), rowOf(loan)]).toLowerCase();
  for (const text of ['ana@', '6155550142', 'hawthorne']) expect(written).not.toContain(text);
});
