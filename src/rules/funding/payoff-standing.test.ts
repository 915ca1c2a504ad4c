import { expect, it } from 'vitest';
import type { Destination } from '#entities/facts/payment.ts';
import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { payoffDifference, payoffStanding } from './payoff-standing.ts';

const account = { routingNumber: '021000021', accountNumber: '1234', accountKind: 'checking', bankName: null } as const;
const to = (method: Destination['method']): Destination =>
  method === 'check'
    ? { method, holder: 'Union Card', memo: '4411', mailTo: 'PO Box 1, Omaha, NE 68101' }
    : { method, holder: 'Union Card', memo: '4411', ...account };
const letter = (method: Destination['method'], goodThrough: string) =>
  payoffLetter.parse({ amount: 991_233, perDiem: 612, goodThrough, to: to(method) });

it.each([
  // Wednesday before Thanksgiving 2026.
  ['wire', '2026-11-25', '2026-11-25', 'good'],
  ['ach', '2026-11-25', '2026-11-25', 'expired'],
  ['ach', '2026-11-25', '2026-11-26', 'expired'],
  ['ach', '2026-11-25', '2026-11-27', 'good'],
  ['check', '2026-11-25', '2026-11-30', 'expired'],
  ['check', '2026-11-25', '2026-12-01', 'good'],
  ['wire', '2026-11-26', '2026-11-25', 'expired'],
] as const)('a %s sent on %s under a letter good through %s is %s', (method, sentOn, through, standing) => {
  expect(payoffStanding(letter(method, through), toDay(sentOn))).toBe(standing);
});

it('is missing without a confirmed letter', () => {
  expect(payoffStanding(null, toDay('2026-11-25'))).toBe('missing');
});

it('shows what the letter asks for beyond the balance, or less', () => {
  expect(payoffDifference(letter('wire', '2026-12-01'), toDollars(9860))).toBe(5233);
  expect(payoffDifference(letter('wire', '2026-12-01'), toDollars(10_000))).toBe(-8767);
});
