import { type Cents, centsOf } from '#entities/money.ts';
import type { BasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { feeBreakEven } from './fee-break-even.ts';
import type { Offer } from './offer.ts';
import { amortisedPayment, monthlyInterest, shareOf } from './payment.ts';
import { qualifyingPayment } from './qualifying-payment.ts';
import { lineMargin, type PricedLine, rateOf, type Terms, termsAdjuster } from './rate.ts';

/** Every product, term and fee of the policy, in its order. */
export const allTerms = ({ products, fees }: Policy, hasAutopay: Terms['hasAutopay']): Terms[] => {
  const terms = [
    ...products.variable.draws.map(({ years }) => ({ product: 'variable' as const, years })),
    ...products.fixed.terms.map(({ years }) => ({ product: 'fixed' as const, years })),
  ];
  return terms.flatMap((term) => fees.forRate.map(({ fee }) => ({ ...term, originationFee: fee, hasAutopay })));
};

/** Costs that are the same whatever terms one takes. */
type SharedCosts = { balance: Cents; drawAtCap: Cents; repaymentAtCap: Cents };

const paymentsOf = (
  { terms, rate, qualifying }: { terms: Terms; rate: BasisPoints; qualifying: Cents },
  { balance, drawAtCap, repaymentAtCap }: SharedCosts,
  months: number,
): Offer['payments'] =>
  terms.product === 'fixed'
    ? {
        now: amortisedPayment({ balance, rate, months: terms.years * 12 }),
        afterDraw: null,
        drawAtCap: null,
        repaymentAtCap: null,
        qualifying,
      }
    : {
        now: monthlyInterest(balance, rate),
        afterDraw: amortisedPayment({ balance, rate, months }),
        drawAtCap,
        repaymentAtCap,
        qualifying,
      };

/** Prices one line on many terms; null where the grid has no price at all. DTI is left to whoever knows the income. */
export const offerPricer = (line: PricedLine, policy: Policy): ((terms: Terms) => Offer | null) | null => {
  const base = lineMargin(line, policy);
  if (base === null) return null;
  const balance = centsOf(line.amount);
  const months = policy.products.variable.repaymentYears * 12;
  const { cap } = policy.rate;
  const shared = {
    balance,
    drawAtCap: monthlyInterest(balance, cap),
    repaymentAtCap: amortisedPayment({ balance, rate: cap, months }),
  };
  const rateWith = (terms: Terms): BasisPoints | null => {
    const adjust = termsAdjuster(terms, policy);
    return adjust === null ? null : rateOf((base + adjust) as BasisPoints, policy);
  };
  return (terms) => {
    const adjust = termsAdjuster(terms, policy);
    if (adjust === null) return null;
    const margin = (base + adjust) as BasisPoints;
    const rate = rateOf(margin, policy);
    // Autopay can be switched off, so its discount does not help anyone qualify.
    const qualifyingRate = terms.hasAutopay ? (rateWith({ ...terms, hasAutopay: false }) ?? rate) : rate;
    const qualifying = qualifyingPayment({ amount: line.amount, rate: qualifyingRate }, policy);
    const feeAmount = shareOf(balance, terms.originationFee);
    const rateWithoutFee = rateWith({ ...terms, originationFee: 0 as BasisPoints }) ?? rate;
    return {
      id: `${terms.product}-${terms.years}-${terms.originationFee}`,
      ...terms,
      feeAmount,
      amount: line.amount,
      index: policy.index.rate,
      margin,
      rate,
      payments: paymentsOf({ terms, rate, qualifying }, shared, months),
      dti: null,
      breakEvenMonths: feeBreakEven({ balance, feeAmount, rate, rateWithoutFee }),
    };
  };
};
