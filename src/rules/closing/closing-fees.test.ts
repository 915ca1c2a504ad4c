import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { closingFees } from './closing-fees.ts';

const policy = getPolicy(toDay('2026-11-20'));
const line = { amount: toDollars(85_000), feeAmount: toCents(127_500) };

it('takes the origination fee from the line, and recording charges and tax from the borrower', () => {
  // Tennessee: $40 to $110, and $1.15 a $1,000.
  const { fees, borrowerPays, cashToClose } = closingFees(line, { policy, state: 'TN' });
  expect(fees.slice(0, 2)).toEqual([
    { fee: 'origination', paidBy: 'line', amount: { from: 127_500, to: 127_500 }, tolerance: 'none' },
    { fee: 'recording', paidBy: 'borrower', amount: { from: 13_700, to: 20_800 }, tolerance: 'range' },
  ]);
  expect(cashToClose).toEqual({ from: 13_700, to: 20_800 });
  expect(borrowerPays).toEqual({ from: 141_200, to: 148_300 });
});

it('charges nothing for what the lender pays', () => {
  const { fees } = closingFees(line, { policy, state: 'TN' });
  const ours = fees.filter(({ paidBy }) => paidBy === 'lender');
  expect(ours.map(({ fee }) => fee)).toEqual(['creditReport', 'valuation', 'floodDetermination', 'titleSearch']);
  expect(ours.every(({ amount }) => amount?.to === 0)).toBe(true);
});

it.each([
  ['no state yet', { policy, state: null }],
  ['a policy from before the charges were kept', { policy: getPolicy(toDay('2026-11-15')), state: 'TN' as const }],
])('has no sum with %s', (_, given) => {
  const { borrowerPays, cashToClose } = closingFees(line, given);
  expect([borrowerPays, cashToClose]).toEqual([null, null]);
});
