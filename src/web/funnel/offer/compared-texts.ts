import { type Cents, nearestDollars, toCents } from '#entities/values/money.ts';
import type { BeforeAndAfter, DebtsToday } from '#rules/offer/compare/before-and-after.ts';
import { inDollars, inList, inPercent } from '#words/figures.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';

const words = offerNeed.compared;
const whole = (amount: Cents): string => inDollars(nearestDollars(amount));

type TodayTexts = { now: string; later: string; months: string; cost: string };

export const todayTexts = (today: DebtsToday): TodayTexts => {
  const unknown = { later: words.notKnown, months: words.notKnown, cost: words.notKnown };
  switch (today.kind) {
    case 'known':
      return {
        now: whole(today.now),
        later: whole(today.later),
        months: words.shortTime(today.months),
        cost: whole(today.cost),
      };
    case 'endless':
      return { now: whole(today.now), later: whole(today.now), months: words.never, cost: words.never };
    case 'rateUnknown':
      return { ...unknown, now: whole(today.now) };
    case 'paymentUnknown':
      return { ...unknown, now: words.notKnown };
  }
};

/** The cost in the end comes first, before anything that sounds like a saving. */
export const verdictOf = ({ today, line, more }: BeforeAndAfter, nameOf: (debtId: string) => string): string => {
  switch (today.kind) {
    case 'known': {
      const amount = whole(toCents(Math.abs(more ?? 0)));
      if (more === null || more === 0) return words.same;
      if (more < 0) return words.less(amount);
      return line.now < today.now ? words.moreButLower(amount) : words.more(amount);
    }
    case 'endless':
      return words.endless(whole(today.now));
    case 'rateUnknown':
      return today.even === null
        ? words.unknown.plain
        : words.unknown.even(inList(today.debtIds.map(nameOf)), inPercent(today.even, 1));
    case 'paymentUnknown':
      return words.unknown.payment(inList(today.debtIds.map(nameOf)));
  }
};

/** Month now, month after the draw, time and cost in all; a fixed rate has no later month. */
export const comparedRows = ({ today, line, laterFrom, more }: BeforeAndAfter) => {
  const before = todayTexts(today);
  return [
    { name: words.rows.now, before: before.now, after: whole(line.now), isMore: false },
    ...(laterFrom === null
      ? []
      : [{ name: words.rows.later(laterFrom), before: before.later, after: whole(line.later), isMore: false }]),
    { name: words.rows.months, before: before.months, after: words.shortTime(line.months), isMore: false },
    { name: words.rows.cost, before: before.cost, after: whole(line.cost), isMore: (more ?? 0) > 0 },
  ];
};
