import type { LatePayment } from '#entities/application/debt-item.ts';
import { addMonths, type Day } from '#entities/values/day.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayAt } from './mismo-text.ts';

/** On time, too new, or no report for the month. */
const FINE = /[0CXBDENUZ*\- ]/;
/** In collection, foreclosed, surrendered, repossessed or charged off. */
const LOST = /[GHJKL]/;
const LOST_DAYS = 180;

const daysOf = (mark: string): number | null => {
  if (/[1-9]/.test(mark)) return Number(mark) * 30;
  return LOST.test(mark) ? LOST_DAYS : null;
};

const patternOf = (liability: XmlElement): XmlElement | undefined =>
  elementsAt(liability, 'CREDIT_LIABILITY_PAYMENT_PATTERN')[0];

const marksOf = (liability: XmlElement): string => {
  const pattern = patternOf(liability);
  return (pattern && textAt(pattern, 'CreditLiabilityPaymentPatternDataText')) ?? '';
};

const RATED: Readonly<Record<string, number>> = {
  Late30Days: 30,
  Late60Days: 60,
  Late90Days: 90,
  LateOver120Days: 120,
  Foreclosure: LOST_DAYS,
  ForeclosureOrRepossession: LOST_DAYS,
  Repossession: LOST_DAYS,
  ChargeOff: LOST_DAYS,
  Collection: LOST_DAYS,
  CollectionOrChargeOff: LOST_DAYS,
};
const RATINGS = [
  ['CREDIT_LIABILITY_CURRENT_RATING', 'CreditLiabilityCurrentRating'],
  ['CREDIT_LIABILITY_HIGHEST_ADVERSE_RATING', 'CreditLiabilityHighestAdverseRating'],
  ['CREDIT_LIABILITY_MOST_RECENT_ADVERSE_RATING', 'CreditLiabilityMostRecentAdverseRating'],
] as const;

/** Ratings of a debt that is not late, or not rated. */
const UNRATED = /^(AsAgreed|BankruptcyOrWageEarnerPlan|NoDataAvailable|TooNew|WageEarnerPlan)$/;

/** Null for a rating that is there and says nothing we know. */
const ratingsOf = (liability: XmlElement): (string | null)[] =>
  RATINGS.flatMap(([holder, name]) =>
    elementsAt(liability, holder).map((rating) => {
      const type = textAt(rating, `${name}Type`) ?? '';
      return type in RATED || UNRATED.test(type) ? type : null;
    }),
  );

/**
 * Whether the report says how the debt was paid, as far as it says anything: every month of the pattern is one we know; without months,
 * every rating is, and a pattern that is there and empty has a rating beside it.
 */
export const isHistoryRead = (liability: XmlElement): boolean => {
  const marks = [...marksOf(liability)];
  if (marks.length > 0) return marks.every((mark) => FINE.test(mark) || daysOf(mark) !== null);
  const ratings = ratingsOf(liability);
  return !ratings.includes(null) && (patternOf(liability) === undefined || ratings.length > 0);
};

/** The lates that ratings alone tell of, for reports without a pattern. */
const ratedLates = (liability: XmlElement, reportedOn: Day): LatePayment[] => {
  const lates = RATINGS.flatMap(([holder, name]) => {
    const days = RATED[textAt(liability, holder, `${name}Type`) ?? ''];
    return days === undefined ? [] : [{ days, date: dayAt(liability, holder, `${name}Date`) ?? reportedOn }];
  });
  return [...new Map(lates.map((late) => [late.date, late])).values()];
};

/**
 * The pattern runs backwards from its start month; `1` is 30 days late, `2` is 60, and so on. Without a month of its own it runs back from
 * the last report: a late payment that has no date is not one that never was.
 */
export const latePayments = (liability: XmlElement, pulledOn: Day): LatePayment[] => {
  const reportedOn = dayAt(liability, 'CREDIT_LIABILITY_DETAIL', 'CreditLiabilityAccountReportedDate') ?? pulledOn;
  const pattern = patternOf(liability);
  const start = (pattern && dayAt(pattern, 'CreditLiabilityPaymentPatternStartDate')) ?? reportedOn;
  const marked = [...marksOf(liability)].flatMap((mark, back) => {
    const days = daysOf(mark);
    return days === null ? [] : [{ days, date: addMonths(start, -back) }];
  });
  return marked.length > 0 ? marked : ratedLates(liability, reportedOn);
};
