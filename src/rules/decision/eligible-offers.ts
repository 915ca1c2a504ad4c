import { type Dollars, toCents } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { maxFees, maxRate } from '../eligibility/cost-limits.ts';
import { dtiOf } from '../eligibility/dti.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { pricedLine } from '../eligibility/qualifying-line.ts';
import { lineAfterFee } from '../offer/line-after-fee.ts';
import type { Offer } from '../offer/offer.ts';
import { offerPricer } from '../offer/offer-pricer.ts';
import { rateOf, type Terms } from '../pricing/rate.ts';
import { termsTable } from '../pricing/terms-table.ts';

/** Every way to take this amount that the payoff, fee, rate and DTI rules allow, with its DTI where income is known. */
export const eligibleOffers = (
  facts: LoanFacts,
  { amount, terms, policy }: { amount: Dollars | null; terms: Terms; policy: Policy },
): Offer[] => {
  const line = pricedLine(facts, amount);
  const price = line && offerPricer(line, policy);
  const { income, dtiLimit: limit, debts, housing, payoffTotal } = facts;
  // Zero income, or a loss, is known and carries no payment.
  if (line === null || price === null || (income.monthly !== null && income.monthly <= 0)) return [];
  const obligations = toCents(debts + housing);
  const feeLimit = maxFees(facts.stateLimits, policy);
  const rateLimit = maxRate(facts.isFirstLien, policy);
  const offers: Offer[] = [];
  for (const row of termsTable(policy, terms.hasAutopay)) {
    const { originationFee } = row.terms;
    if (originationFee > feeLimit) continue;
    if (payoffTotal > lineAfterFee(line.amount, originationFee)) continue;
    const offer = price(row);
    // As for DTI: the discount can be turned off, so it never qualifies a line.
    const margin = toBasisPoints(offer.margin - row.adjust + row.adjustWithoutAutopay);
    if (rateOf(margin, policy) > rateLimit) continue;
    if (income.monthly !== null) {
      offer.dti = dtiOf({ obligations, payment: offer.payments.qualifying, income: income.monthly });
      if (limit !== null && offer.dti > limit) continue;
    }
    offers.push(offer);
  }
  return offers;
};
