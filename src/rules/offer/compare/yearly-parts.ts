import { type Cents, centsOf, toCents } from '#entities/values/money.ts';
import { paymentPlan } from '../../pricing/payment-plan.ts';
import type { Offer } from '../offer.ts';
import { linePhases } from './line-phases.ts';

export type YearlyPart = { year: number; interest: Cents; principal: Cents };

/** Each year's payments on the whole line, split into interest and principal. */
export const yearlyParts = (
  offer: Pick<Offer, 'product' | 'years' | 'amount' | 'rate'>,
  terms: { repaymentYears: number },
): YearlyPart[] => {
  const rows = paymentPlan({ balance: centsOf(offer.amount), rate: offer.rate, phases: linePhases(offer, terms) });
  const years = Math.ceil(rows.length / 12);
  return Array.from({ length: years }, (_, at) => {
    const months = rows.slice(at * 12, at * 12 + 12);
    const total = (part: 'interest' | 'principal') => toCents(months.reduce((sum, row) => sum + row[part], 0));
    return { year: at + 1, interest: total('interest'), principal: total('principal') };
  });
};
