import { type Day, toDay } from '#entities/day.ts';
import { type Cents, type Dollars, roundToCents, toDollars } from '#entities/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/percent.ts';

const MONTHS_A_YEAR = 12;

const interestOnly = (amount: Dollars, rate: BasisPoints): Cents => roundToCents((amount * rate) / 100 / MONTHS_A_YEAR);

const levelPayment = ({ amount, rate, years }: { amount: Dollars; rate: BasisPoints; years: number }): Cents => {
  const monthly = rate / 10_000 / MONTHS_A_YEAR;
  return roundToCents((amount * 100 * monthly) / (1 - (1 + monthly) ** (-years * MONTHS_A_YEAR)));
};

const share = (part: number, whole: number): BasisPoints => toBasisPoints(Math.round((part / whole) * 10_000));

const PRIME = toBasisPoints(675);
const MARGIN_WITHOUT_FEE = 249;
const FEE_REDUCTION = 75;
const line = toDollars(60_000);
const rate = toBasisPoints(PRIME + MARGIN_WITHOUT_FEE - FEE_REDUCTION);
const cap = toBasisPoints(1800);

/** What the front page shows of a line, in figures: score 740 and up, all loans to 70 %, 1.5 % fee, ten years of draw. */
export const exampleLine = {
  line,
  rate,
  rateWithoutFee: toBasisPoints(PRIME + MARGIN_WITHOUT_FEE),
  margin: toBasisPoints(MARGIN_WITHOUT_FEE - FEE_REDUCTION),
  prime: PRIME,
  primeDay: toDay('2025-12-11'),
  cap,
  floor: toBasisPoints(400),
  feeShare: toBasisPoints(150),
  fee: toDollars(900),
  drawYears: 10,
  repayYears: 20,
  score: 740,
  cltvBand: toBasisPoints(7000),
  inDraw: interestOnly(line, rate),
  inRepayment: levelPayment({ amount: line, rate, years: 20 }),
  atCap: levelPayment({ amount: line, rate: cap, years: 20 }),
} satisfies Record<string, number | Day>;

const QUALIFYING_PAYMENT = 737.11;
const HOUSEHOLD = { income: 7_400, housing: 1_898, debtsThatStay: 831, card: 296, storeCard: 128 };
const kept = HOUSEHOLD.housing + HOUSEHOLD.debtsThatStay + QUALIFYING_PAYMENT;

/** A refusal as the product shows it: one rule met, one not, and the payoff that would change it. */
export const exampleDecision = {
  cltv: share(291_400 + 85_000, 579_000),
  cltvLimit: toBasisPoints(8500),
  dti: share(kept + HOUSEHOLD.card + HOUSEHOLD.storeCard, HOUSEHOLD.income),
  dtiLimit: toBasisPoints(5000),
  dtiAfterPayoff: share(kept + HOUSEHOLD.storeCard, HOUSEHOLD.income),
} satisfies Record<string, BasisPoints>;

export const servedStates = ['AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'NC', 'SC', 'TN', 'TX', 'VA', 'WA'] as const;
