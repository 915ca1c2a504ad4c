import { centsOf, nearestDollars, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { offeredStates } from '#policy/offered-states.ts';
import { cltvCap, cltvOf } from '#rules/eligibility/cltv.ts';
import { dtiLimit, dtiOf } from '#rules/eligibility/dti.ts';
import { amortizedPayment, monthlyInterest, shareOf } from '#rules/pricing/payment.ts';
import { priceLine, type Terms } from '#rules/pricing/rate.ts';
import { getPolicyShown, known } from './shown-policy.ts';

const policy = getPolicyShown();
const line = toDollars(60_000);
const score = 740;
const cltvBand = toBasisPoints(7000);
const repayYears = policy.products.variable.repaymentYears;

const priceWith = (originationFee: BasisPoints): { margin: BasisPoints; rate: BasisPoints; terms: Terms } => {
  const terms: Terms = { product: 'variable', years: 10, originationFee, hasAutopay: false };
  const facts = { score, cltv: cltvBand, amount: line, usage: null, units: null, isFirstLien: false };
  return { ...known(priceLine(facts, { terms, policy }), 'price for the line of the front page'), terms };
};

const chosen = priceWith(toBasisPoints(150));
const balance = centsOf(line);

/** The front page's example line: score 740 and up, CLTV to 70 %, 1.5 % fee, ten-year draw. */
export const exampleLine = {
  line,
  rate: chosen.rate,
  rateWithoutFee: priceWith(toBasisPoints(0)).rate,
  margin: chosen.margin,
  prime: policy.index.rate,
  primeDay: policy.index.effectiveFrom,
  cap: policy.rate.cap,
  floor: policy.rate.floor,
  feeShare: chosen.terms.originationFee,
  fee: nearestDollars(shareOf(balance, chosen.terms.originationFee)),
  drawYears: chosen.terms.years,
  repayYears,
  score,
  cltvBand,
  inDraw: monthlyInterest(balance, chosen.rate),
  inRepayment: amortizedPayment({ balance, rate: chosen.rate, months: repayYears * 12 }),
  atCap: amortizedPayment({ balance, rate: policy.rate.cap, months: repayYears * 12 }),
};

const household = {
  borrower: { score: 742, usage: null, units: null, state: null },
  income: centsOf(toDollars(7_400)),
  housingAndDebtsThatStay: 1_898 + 831,
  rewardsCard: 296,
  storeCard: 128,
};

const dtiWith = (debts: number): BasisPoints =>
  dtiOf({
    obligations: centsOf(toDollars(household.housingAndDebtsThatStay + debts)),
    payment: amortizedPayment({ balance: centsOf(toDollars(85_000)), rate: toBasisPoints(849), months: 240 }),
    income: household.income,
  });

/** A refusal as the product shows it: one rule met, one not, and the payoff that would change it. */
export const exampleDecision = {
  cltv: cltvOf({ liens: toDollars(291_400), amount: toDollars(85_000), value: toDollars(579_000) }),
  cltvLimit: known(cltvCap(household.borrower, policy), 'cap for the example'),
  dti: dtiWith(household.rewardsCard + household.storeCard),
  dtiLimit: known(dtiLimit(household.borrower, policy), 'limit on debts for the example'),
  dtiAfterPayoff: dtiWith(household.storeCard),
};

export const servedStates = offeredStates(policy);
