import { addDays, type Day, daysBetween, weekdayOf } from '#entities/values/day.ts';
import { type Cents, type Dollars, nearestDollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { documentTypes } from '#rules/documents/document-types.ts';
import { inDollars, inPercent, inWeekday } from '#words/figures.ts';
import { articlePictures as words } from '#words/site/article-pictures.ts';
import { exampleHome as home } from './home-figures.ts';
import { coupleDebts as couple } from './household-figures.ts';
import type { ArticlePictureName } from './page-texts.ts';
import { roundPayments as payments, primeInterest } from './payment-figures.ts';
import { autumnSigning as autumn } from './rescission-figures.ts';
import { getPolicyShown } from './shown-policy.ts';

/** `most` is a limit: outlined, since nobody has it yet. */
export type Bar = { name: string; figure: string; share: number; tone: 'owed' | 'line' | 'kept' | 'most' };
export type ChartDay = { label: string; note: string; tone: 'sign' | 'counted' | 'off' | 'money' };
export type Chart = { caption: string } & ({ bars: readonly Bar[] } | { days: readonly ChartDay[] });

const limit = toDollars(Math.round((home.value * home.limit) / 10_000));
const ofHome = (name: string, amount: Dollars, tone: Bar['tone']): Bar => ({
  name,
  figure: inDollars(amount),
  share: amount / home.value,
  tone,
});
const house: Chart = {
  caption: words.house.caption({
    value: inDollars(home.value),
    owed: inDollars(home.owed),
    line: inDollars(home.line),
    limit: inPercent(home.limit, 0),
  }),
  bars: [
    ofHome(words.house.value, home.value, 'kept'),
    ofHome(words.house.limit(inPercent(home.limit, 0)), limit, 'most'),
    ofHome(words.house.owed, home.owed, 'owed'),
    ofHome(words.house.line, home.line, 'line'),
  ],
};

const { drawYears, repayYears, inDraw, inRepayment, atCap } = payments;
const end = drawYears + repayYears;
const monthly = (amount: Cents): string => inDollars(nearestDollars(amount));
const ofCap = (name: string, amount: Cents, tone: Bar['tone']): Bar => ({
  name,
  figure: monthly(amount),
  share: amount / atCap,
  tone,
});
const steps: Chart = {
  caption: words.payments.caption({
    now: monthly(inDraw),
    draw: drawYears,
    later: monthly(inRepayment),
    end,
    cap: monthly(atCap),
  }),
  bars: [
    ofCap(words.payments.years(1, drawYears), inDraw, 'line'),
    ofCap(words.payments.years(drawYears + 1, end), inRepayment, 'kept'),
    ofCap(words.payments.most, atCap, 'most'),
  ],
};

const ofLimit = (name: string, share: BasisPoints, tone: Bar['tone']): Bar => ({
  name,
  figure: inPercent(share, 1),
  share: share / couple.limit,
  tone,
});
const debts: Chart = {
  caption: words.debts.caption({
    before: inPercent(couple.withCards, 1),
    after: inPercent(couple.withoutCards, 1),
    limit: inPercent(couple.limit, 0),
  }),
  bars: [
    ofLimit(words.debts.before, couple.withCards, 'owed'),
    ofLimit(words.debts.after, couple.withoutCards, 'line'),
    ofLimit(words.debts.limit, couple.limit, 'most'),
  ],
};

const ofHighest = (name: string, amount: Cents, tone: Bar['tone']): Bar => ({
  name,
  figure: monthly(amount),
  share: amount / primeInterest.atCap,
  tone,
});
const prime: Chart = {
  caption: words.prime.caption({
    line: inDollars(primeInterest.line),
    lowest: monthly(primeInterest.lowest),
    now: monthly(primeInterest.now),
    highest: monthly(primeInterest.highest),
    cap: monthly(primeInterest.atCap),
  }),
  bars: [
    ofHighest(words.prime.lowest, primeInterest.lowest, 'kept'),
    ofHighest(words.prime.now, primeInterest.now, 'line'),
    ofHighest(words.prime.highest, primeInterest.highest, 'owed'),
    ofHighest(words.prime.cap, primeInterest.atCap, 'most'),
  ],
};

const { byScore } = getPolicyShown().cltv;
const scores: Chart = {
  caption: words.scores.caption,
  bars: byScore.map(({ minScore, cap }, at) => ({
    name: words.scores.from(minScore),
    figure: inPercent(cap, 0),
    share: cap / 10_000,
    tone: at === 0 ? 'line' : 'kept',
  })),
};

const { paystub, w2, personalTaxReturn, businessTaxReturn } = documentTypes;
/** ID, insurance and the mortgage statement, which everyone shows. */
const FOR_EVERYONE = 3;
const wages = FOR_EVERYONE + paystub.count + w2.count;
const business = FOR_EVERYONE + personalTaxReturn.count + businessTaxReturn.count;
/** The payroll record stands for paystubs and W-2s, the insurer's for the policy. */
const linked = FOR_EVERYONE - 1;
const most = Math.max(wages, business);
const paper = (name: string, count: number, tone: Bar['tone']): Bar => ({
  ...{ name, figure: String(count), share: count / most, tone },
});
const papers: Chart = {
  caption: words.papers.caption({ wages, linked, business }),
  bars: [
    paper(words.papers.wages, wages, 'owed'),
    paper(words.papers.linked, linked, 'line'),
    paper(words.papers.business, business, 'owed'),
  ],
};

const dayOf = (day: Day): ChartDay => {
  const label = inWeekday(day, weekdayOf(day));
  if (day === autumn.startedOn) return { label, note: words.days.sign, tone: 'sign' };
  if (day === autumn.fundingDay) return { label, note: words.days.money, tone: 'money' };
  if (day > autumn.lastDayToCancel || !isBusinessDay(day, 'rescission'))
    return { label, note: weekdayOf(day) === 0 ? words.days.sunday : words.days.holiday, tone: 'off' };
  const counted = Array.from({ length: daysBetween(autumn.startedOn, day) }, (_, at) =>
    addDays(autumn.startedOn, at + 1),
  ).filter((each) => isBusinessDay(each, 'rescission'));
  return { label, note: words.days.day(counted.length), tone: 'counted' };
};
const days: Chart = {
  caption: words.days.caption,
  days: Array.from({ length: daysBetween(autumn.startedOn, autumn.fundingDay) + 1 }, (_, at) =>
    dayOf(addDays(autumn.startedOn, at)),
  ),
};

/** Each drawn from the rules, so that none can differ from its article. */
export const articleCharts = {
  ...{ house, payments: steps, debts, prime, scores, papers, days },
} as const satisfies Record<ArticlePictureName, Chart>;
