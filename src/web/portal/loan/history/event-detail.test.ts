import { expect, it } from 'vitest';
import { eventBrief, eventLines } from './event-detail.ts';

it.each<[string, Record<string, unknown>, string]>([
  [
    'what is told',
    { what: 'loan', kind: 'creditDecision', metOn: '2026-10-22' },
    'what: the loan; kind: Credit decision; met on: October 22, 2026',
  ],
  [
    'no empty ones and no keys',
    {
      reasons: [],
      note: null,
      key: '303:document',
      decisionId: '3e329cbd-c3fa-4134-abb3-268e98c07331',
      amount: 85_000,
    },
    'amount: $85,000',
  ],
  [
    'what a document lacks',
    { paper: 'counselorList', value: 'counselorZip', person: 'borrower' },
    'paper: Housing counselors; value: a list of housing counselors of the last 30 days for the ZIP code; person: borrower',
  ],
  [
    'of an answer what changed',
    {
      step: 'loanDisbursement',
      before: { firstDraw: 20_000, bankName: 'Cumberland', hasAutopay: false },
      after: { firstDraw: 25_000, bankName: 'Cumberland', hasAutopay: true, owner: { name: 'Dana' } },
    },
    'page: Where the money goes; first draw: $25,000 (was $20,000); autopay: yes (was no); asked of name: Dana',
  ],
  ['what was taken away', { before: { line2: 'Unit 2' }, after: { line2: null } }, 'unit: nothing (was Unit 2)'],
  [
    'payments, kept in cents',
    { total: 2_000_000, payments: [{ kind: 'cash', payee: 'Dana', amount: 2_000_000, subject: 'firstDraw' }] },
    'total: $20,000.00; payment 1 kind: Cash; payment 1 paid to: Dana; payment 1 amount: $20,000.00; payment 1 for: first draw',
  ],
  ['lists in a line', { codes: [303, 308] }, 'conditions: 303 Home insurance, 308 Mortgage statement'],
])('tells %s', (_, body, text) => {
  expect(eventLines(body).join('; ')).toBe(text);
});

it('says how much more there is', () => {
  const body = Object.fromEntries(Array.from({ length: 43 }, (_, at) => [`part${at}`, at]));
  expect(eventLines(body).slice(-2)).toEqual(['part39: 39', '3 more']);
});

it.each<[string, Record<string, unknown>, string]>([
  ['who has what', { what: 'document', to: crypto.randomUUID(), name: 'Pia Processor' }, 'document, Pia Processor'],
  ['a condition and what became of it', { key: '303', code: 303, state: 'accepted' }, '303 Home insurance, Accepted'],
  [
    'one answer with what it was',
    { before: { line2: 'Unit 2' }, after: { line2: null } },
    'unit: nothing (was Unit 2)',
  ],
  [
    'of several answers how many',
    {
      step: 'loanDisbursement',
      before: { firstDraw: 20_000, hasAutopay: false },
      after: { firstDraw: 25_000, hasAutopay: true },
    },
    'Where the money goes, 2 answers changed',
  ],
  ['nothing where nothing speaks for itself', { run: 3, days: 14 }, ''],
])('says in a few words %s', (_, body, text) => {
  expect(eventBrief(body)).toBe(text);
});
