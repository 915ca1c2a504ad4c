import { centsOf, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { dtiLimit, dtiOf } from '#rules/eligibility/dti.ts';
import { qualifyingPayment } from '#rules/pricing/qualifying-payment.ts';
import { priceLine } from '#rules/pricing/rate.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { getPolicyShown, known } from './shown-policy.ts';

const policy = getPolicyShown();
const household = {
  income: 8_400,
  housing: 1_898,
  car: 412,
  student: 241,
  solar: 178,
  firstCard: 296,
  secondCard: 128,
};
const amount = toDollars(85_000);
const fee = toBasisPoints(150);

const price = known(
  priceLine(
    { score: 742, cltv: toBasisPoints(6501), amount, usage: 'primaryResidence', units: '1', isFirstLien: false },
    { terms: { product: 'variable', years: 10, originationFee: fee, hasAutopay: false }, policy },
  ),
  'price for the line of the worked example',
);
const payment = qualifyingPayment({ amount, rate: price.rate }, policy);
const staying = household.housing + household.car + household.student + household.solar;

const dtiWith = (debts: number): BasisPoints =>
  dtiOf({
    obligations: centsOf(toDollars(debts)),
    payment,
    income: centsOf(toDollars(household.income)),
  });
/** The couple as numbers, for their gauge. */
export const coupleDebts = {
  withCards: dtiWith(staying + household.firstCard + household.secondCard),
  withoutCards: dtiWith(staying),
  limit: known(dtiLimit({ score: 742, units: null }, policy), 'limit on debts of the couple'),
};
const dollars = (whole: number): string => inDollars(toDollars(whole));

/** The couple of the policy's worked example: two cards they could pay off from a line of $85,000. */
export const householdFigures = {
  'couple.income': dollars(household.income),
  'couple.housing': dollars(household.housing),
  'couple.car': dollars(household.car),
  'couple.student': dollars(household.student),
  'couple.solar': dollars(household.solar),
  'couple.firstCard': dollars(household.firstCard),
  'couple.secondCard': dollars(household.secondCard),
  'couple.cards': dollars(household.firstCard + household.secondCard),
  'couple.line': inDollars(amount),
  'couple.rate': inPercent(price.rate, 2),
  'couple.payment': inCents(payment),
  'couple.withCards': inPercent(coupleDebts.withCards, 1),
  'couple.withoutCards': inPercent(coupleDebts.withoutCards, 1),
} as const satisfies Record<string, string>;
