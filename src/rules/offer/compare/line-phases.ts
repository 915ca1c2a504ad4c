import type { Phase } from '../../pricing/payment-plan.ts';
import type { Offer } from '../offer.ts';

const MONTHS = 12;

/** Interest only while drawing, then level payments; a fixed rate has level payments from the start. */
export const linePhases = (
  { product, years }: Pick<Offer, 'product' | 'years'>,
  { repaymentYears }: { repaymentYears: number },
): Phase[] =>
  product === 'fixed'
    ? [{ name: 'repayment', months: years * MONTHS, minimum: { kind: 'amortised' } }]
    : [
        { name: 'draw', months: years * MONTHS, minimum: { kind: 'interestOnly' } },
        { name: 'repayment', months: repaymentYears * MONTHS, minimum: { kind: 'amortised' } },
      ];
