import type { Cents, Dollars } from '#entities/money.ts';
import type { Policy } from '#policy/policy.ts';
import { maxFees, maxRate } from '../eligibility/amount-rules.ts';
import { dtiOf } from '../eligibility/dti.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { pricedLine } from '../eligibility/qualifying-line.ts';
import type { Offer } from '../pricing/offer.ts';
import { allTerms, offerPricer } from '../pricing/offers.ts';
import type { Terms } from '../pricing/rate.ts';

/** Every way to take this amount that the fee, rate and DTI rules allow, with its DTI where income is known. */
export const eligibleOffers = (
  facts: LoanFacts,
  { amount, terms, policy }: { amount: Dollars | null; terms: Terms; policy: Policy },
): Offer[] => {
  const line = pricedLine(facts, amount);
  const price = line && offerPricer(line, policy);
  if (price === null) return [];
  const { income, dtiLimit: limit, debts, housing } = facts;
  const obligations = (debts + housing) as Cents;
  const feeLimit = maxFees(facts.stateLimits, policy);
  const rateLimit = maxRate(facts.isFirstLien, policy);
  return allTerms(policy, terms.hasAutopay).flatMap((each) => {
    if (each.originationFee > feeLimit) return [];
    const offer = price(each);
    if (offer === null || offer.rate > rateLimit) return [];
    if (!income.monthly) return [offer];
    const dti = dtiOf({ obligations, payment: offer.payments.qualifying, income: income.monthly });
    return limit !== null && dti > limit ? [] : [{ ...offer, dti }];
  });
};
