import { type Dollars, toCents } from '#entities/money.ts';
import type { Policy } from '#policy/policy.ts';
import { maxFees, maxRate } from '../eligibility/cost-limits.ts';
import { dtiOf } from '../eligibility/dti.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { pricedLine } from '../eligibility/qualifying-line.ts';
import type { Offer } from '../pricing/offer.ts';
import { offerPricer } from '../pricing/offers.ts';
import type { Terms } from '../pricing/rate.ts';
import { termsTable } from '../pricing/terms-table.ts';

/** Every way to take this amount that the fee, rate and DTI rules allow, with its DTI where income is known. */
export const eligibleOffers = (
  facts: LoanFacts,
  { amount, terms, policy }: { amount: Dollars | null; terms: Terms; policy: Policy },
): Offer[] => {
  const line = pricedLine(facts, amount);
  const price = line && offerPricer(line, policy);
  // Income of nought is known and carries no payment.
  if (price === null || facts.income.monthly === 0) return [];
  const { income, dtiLimit: limit, debts, housing } = facts;
  const obligations = toCents(debts + housing);
  const feeLimit = maxFees(facts.stateLimits, policy);
  const rateLimit = maxRate(facts.isFirstLien, policy);
  const offers: Offer[] = [];
  for (const row of termsTable(policy, terms.hasAutopay)) {
    if (row.terms.originationFee > feeLimit) continue;
    const offer = price(row);
    if (offer.rate > rateLimit) continue;
    if (income.monthly) {
      offer.dti = dtiOf({ obligations, payment: offer.payments.qualifying, income: income.monthly });
      if (limit !== null && offer.dti > limit) continue;
    }
    offers.push(offer);
  }
  return offers;
};
