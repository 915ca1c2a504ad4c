import { expect, it } from 'vitest';
import { eventDetail } from './event-detail.ts';

it.each<[string, Record<string, unknown>, string]>([
  [
    'what is told',
    { what: 'loan', kind: 'creditDecision', metOn: '2026-10-22' },
    'what: loan; kind: creditDecision; met on: 2026-10-22',
  ],
  [
    'no empty ones and no keys',
    { reasons: [], note: null, decisionId: '3e329cbd-c3fa-4134-abb3-268e98c07331', amount: 85_000 },
    'amount: 85000',
  ],
  [
    'of an answer what changed',
    {
      step: 'loanDisbursement',
      before: { firstDraw: 20_000, bankName: 'Cumberland', hasAutopay: false },
      after: { firstDraw: 25_000, bankName: 'Cumberland', hasAutopay: true, owner: { name: 'Dana' } },
    },
    'step: loanDisbursement; first draw: 25000 (was 20000); has autopay: yes (was no); owner name: Dana',
  ],
  ['what was taken away', { before: { line2: 'Unit 2' }, after: { line2: null } }, 'line2: nothing (was Unit 2)'],
  ['lists in a line', { codes: [303, 308] }, 'codes: 303, 308'],
])('tells %s', (_, body, text) => {
  expect(eventDetail(body)).toBe(text);
});

it('says how much more there is', () => {
  const body = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`part${at}`, at]));
  expect(eventDetail(body)).toMatch(/part7: 7; 3 more$/);
});
