import { centsOf, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { primeHistory } from '#policy/prime-history.ts';
import { amortizedPayment, monthlyInterest } from '#rules/pricing/payment.ts';
import { gridMargin, rateOf } from '#rules/pricing/rate.ts';
import { inCents, inDollars, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { exampleLine } from './example-line.ts';
import { getPolicyShown, known } from './shown-policy.ts';

const policy = getPolicyShown();
const months = policy.products.variable.repaymentYears * 12;

const interestOn = (amount: number, rate: BasisPoints): string =>
  inCents(monthlyInterest(centsOf(toDollars(amount)), rate));
const repaying = (amount: number, rate: BasisPoints): string =>
  inCents(amortizedPayment({ balance: centsOf(toDollars(amount)), rate, months }));

const round = { amount: 100_000, rate: toBasisPoints(850), higher: toBasisPoints(1050) };

/** The round line as numbers, for its chart: in the draw, in repayment, and at the cap. */
export const roundPayments = {
  drawYears: exampleLine.drawYears,
  repayYears: policy.products.variable.repaymentYears,
  inDraw: monthlyInterest(centsOf(toDollars(round.amount)), round.rate),
  inRepayment: amortizedPayment({ balance: centsOf(toDollars(round.amount)), rate: round.rate, months }),
  atCap: amortizedPayment({ balance: centsOf(toDollars(round.amount)), rate: policy.rate.cap, months }),
};

const firstDay = known(primeHistory[0], 'history of the index').from;
const since = primeHistory.filter(({ from }) => from >= '2020-03-16');
const lowest = since.reduce((one, other) => (other.rate < one.rate ? other : one));
const highest = since.reduce((one, other) => (other.rate > one.rate ? other : one));
const rateUnder = (prime: BasisPoints): BasisPoints =>
  rateOf(exampleLine.margin, { ...policy, index: { ...policy.index, rate: prime } });

const rateAt = (score: number): BasisPoints =>
  rateOf(known(gridMargin({ score, cltv: exampleLine.cltvBand }, policy), `margin for a score of ${score}`), policy);
const scoreGap = toBasisPoints(rateAt(739) - rateAt(740));
const line = exampleLine.line;

/** Monthly interest on the example's whole line as Prime has moved, and at the cap. */
export const primeInterest = {
  line,
  lowest: monthlyInterest(centsOf(line), rateUnder(lowest.rate)),
  now: exampleLine.inDraw,
  highest: monthlyInterest(centsOf(line), rateUnder(highest.rate)),
  atCap: monthlyInterest(centsOf(line), policy.rate.cap),
};

/** Payments of two lines: a round $100,000, and the front page's example. */
export const paymentFigures = {
  'round.line': inDollars(toDollars(round.amount)),
  'round.rate': inPercent(round.rate, 2),
  'round.higher': inPercent(round.higher, 2),
  'round.interest': interestOn(round.amount, round.rate),
  'round.repay': repaying(round.amount, round.rate),
  'round.repayHigher': repaying(round.amount, round.higher),
  'round.interestAtCap': interestOn(round.amount, policy.rate.cap),
  'round.atCap': repaying(round.amount, policy.rate.cap),
  'round.half': inDollars(toDollars(round.amount / 2)),
  'round.halfInterest': interestOn(round.amount / 2, round.rate),
  'round.halfRepay': repaying(round.amount / 2, round.rate),
  'example.line': inDollars(line),
  'example.cltv': inPercent(exampleLine.cltvBand, 0),
  'example.apr': inPercent(exampleLine.rate, 2),
  'example.aprWithoutFee': inPercent(exampleLine.rateWithoutFee, 2),
  'example.fee': inDollars(exampleLine.fee),
  'example.feeShare': inPercent(exampleLine.feeShare, 2),
  'example.margin': inPoints(exampleLine.margin, 2),
  'example.interest': inCents(exampleLine.inDraw),
  'example.repay': inCents(exampleLine.inRepayment),
  'example.atCap': inCents(exampleLine.atCap),
  'example.halfInterest': interestOn(line / 2, exampleLine.rate),
  'example.half': inDollars(toDollars(line / 2)),
  'prime.lowest': inPercent(lowest.rate, 2),
  'prime.lowestDay': inLongDate(lowest.from),
  'prime.highest': inPercent(highest.rate, 2),
  'prime.highestDay': inLongDate(highest.from),
  'prime.firstDay': inLongDate(firstDay),
  'lowest.rate': inPercent(rateUnder(lowest.rate), 2),
  'lowest.interest': interestOn(line, rateUnder(lowest.rate)),
  'highest.rate': inPercent(rateUnder(highest.rate), 2),
  'highest.interest': interestOn(line, rateUnder(highest.rate)),
  'highest.repay': repaying(line, rateUnder(highest.rate)),
  'score.gap': inPoints(scoreGap, 2),
  'score.gapMonth': interestOn(line, scoreGap),
  'score.gapYear': inCents(monthlyInterest(centsOf(toDollars(line * 12)), scoreGap)),
} as const satisfies Record<string, string>;
