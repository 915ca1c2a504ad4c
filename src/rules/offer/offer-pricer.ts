import { type Cents, centsOf } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { amortizedPayment, monthlyInterest, shareOf } from '../pricing/payment.ts';
import { qualifyingBy, qualifyingPayment } from '../pricing/qualifying-payment.ts';
import { lineMargin, type PricedLine, rateOf } from '../pricing/rate.ts';
import type { TermsRow } from '../pricing/terms-table.ts';
import { feeBreakEven } from './fee-break-even.ts';
import type { Offer } from './offer.ts';

/** Costs that are the same on any terms. */
type SharedCosts = { balance: Cents; repaymentMonths: number; drawAtCap: Cents; repaymentAtCap: Cents };
type Priced = { row: TermsRow; rate: BasisPoints; qualifying: Cents };

const paymentsOf = ({ row: { terms }, rate, qualifying }: Priced, shared: SharedCosts): Offer['payments'] => {
  const { balance, repaymentMonths, drawAtCap, repaymentAtCap } = shared;
  if (terms.product === 'fixed') {
    const now = amortizedPayment({ balance, rate, months: terms.years * 12 });
    return { now, afterDraw: null, drawAtCap: null, repaymentAtCap: null, qualifying };
  }
  const afterDraw = amortizedPayment({ balance, rate, months: repaymentMonths });
  return { now: monthlyInterest(balance, rate), afterDraw, drawAtCap, repaymentAtCap, qualifying };
};

/** Prices one line on any terms; null where the grid has no price. DTI is left to callers that know the income. */
export const offerPricer = (line: PricedLine, policy: Policy): ((row: TermsRow) => Offer) | null => {
  const base = lineMargin(line, policy);
  if (base === null) return null;
  const { amount } = line;
  const balance = centsOf(amount);
  const repaymentMonths = policy.products.variable.repaymentYears * 12;
  const { cap } = policy.rate;
  const shared = {
    balance,
    repaymentMonths,
    drawAtCap: monthlyInterest(balance, cap),
    repaymentAtCap: amortizedPayment({ balance, rate: cap, months: repaymentMonths }),
  };
  const rateWith = (adjust: BasisPoints): BasisPoints => rateOf(toBasisPoints(base + adjust), policy);
  return (row) => {
    const { id, terms, adjust, adjustWithoutFee, adjustWithoutAutopay } = row;
    const rate = rateWith(adjust);
    // Autopay can be turned off, so its discount does not help anyone qualify.
    const qualifying = qualifyingPayment({ amount, rate: rateWith(adjustWithoutAutopay) }, qualifyingBy(terms, policy));
    const feeAmount = shareOf(balance, terms.originationFee);
    return {
      id,
      product: terms.product,
      years: terms.years,
      originationFee: terms.originationFee,
      feeAmount,
      hasAutopay: terms.hasAutopay,
      amount,
      index: policy.index.rate,
      margin: toBasisPoints(base + adjust),
      rate,
      payments: paymentsOf({ row, rate, qualifying }, shared),
      dti: null,
      breakEvenMonths: feeBreakEven({ balance, feeAmount, rate, rateWithoutFee: rateWith(adjustWithoutFee) }),
    };
  };
};
