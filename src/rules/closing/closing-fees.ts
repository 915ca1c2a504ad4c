import type { Cents } from '#entities/values/money.ts';
import { centsOf, type Dollars, toCents } from '#entities/values/money.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { Policy } from '#policy/policy.ts';
import { recordingCharges } from '../pricing/recording-charges.ts';

export const closingFeeName = [
  'origination',
  'recording',
  'creditReport',
  'valuation',
  'floodDetermination',
  'titleSearch',
] as const;
export type ClosingFeeName = (typeof closingFeeName)[number];

export type FeeRange = { from: Cents; to: Cents };
export type ClosingFee = {
  fee: ClosingFeeName;
  /** From the line's own money, by the borrower at closing, or by us. */
  paidBy: 'line' | 'borrower' | 'lender';
  /** Null where the policy has no figure. */
  amount: FeeRange | null;
  /** It may not differ from the accepted offer, it has to stay within the disclosed range, or it is never charged. */
  tolerance: 'none' | 'range' | 'notCharged';
};
export type ClosingFees = {
  fees: ClosingFee[];
  /** What the borrower pays in all; null while a part is not known. */
  borrowerPays: FeeRange | null;
  /** What the borrower brings to closing beside the line. */
  cashToClose: FeeRange | null;
};

type Line = { amount: Dollars; feeAmount: Cents };

const exactly = (amount: Cents): FeeRange => ({ from: amount, to: amount });
const noCharge = exactly(toCents(0));

/** Every fee of a line, who pays it, and how far it may still move: as the disclosures and the agreement state them. */
export const closingFees = (
  { amount, feeAmount }: Line,
  { policy, state }: { policy: Pick<Policy, 'states'>; state: UsState | null },
): ClosingFees => {
  const charges = state === null ? null : recordingCharges(policy, { state, line: { min: amount, max: amount } });
  const recording = charges && { from: centsOf(charges.from), to: centsOf(charges.to) };
  const ours = (['creditReport', 'valuation', 'floodDetermination', 'titleSearch'] as const).map((fee) => ({
    ...{ fee, paidBy: 'lender' as const, amount: noCharge, tolerance: 'notCharged' as const },
  }));
  return {
    fees: [
      { fee: 'origination', paidBy: 'line', amount: exactly(feeAmount), tolerance: 'none' },
      { fee: 'recording', paidBy: 'borrower', amount: recording, tolerance: 'range' },
      ...ours,
    ],
    borrowerPays: recording && {
      from: toCents(feeAmount + recording.from),
      to: toCents(feeAmount + recording.to),
    },
    cashToClose: recording,
  };
};
