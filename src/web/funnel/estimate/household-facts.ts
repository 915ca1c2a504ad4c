import type { Application } from '#entities/application/application.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { noOutsideFacts, type OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { VisibleFacts } from '#entities/facts/visible-facts.ts';
import type { Day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { monthlyIncome } from '#rules/income/monthly-income.ts';

export type KnownToBorrower = { application: Application; facts: OutsideFacts };

const fileWith = (change: Pick<CreditFile, 'outcome' | 'pulledOn' | 'scores'>): CreditFile => ({
  kind: 'singleCredit',
  isSoft: true,
  debts: [],
  inquiries: [],
  derogatoryEvents: [],
  collections: 0,
  hasNameOrSsnVariation: false,
  alerts: [],
  ...change,
});

/** A stand-in for the coborrower's file that gives the rules the lowest score of both, revealing no more than its band. */
const otherFile = ({ household, credit }: VisibleFacts): CreditFile | null => {
  if (household === null || credit === null) return null;
  const { pulledOn } = credit;
  if (household.score === 'frozen') return fileWith({ outcome: 'frozen', pulledOn, scores: [] });
  if (household.score === 'none') return fileWith({ outcome: 'notFound', pulledOn, scores: [] });
  if (household.score !== 'scored' || household.scoreFloor === null) return null;
  const score = { bureau: 'equifax' as const, score: household.scoreFloor, factors: [] };
  return fileWith({ outcome: 'found', pulledOn, scores: [score] });
};

/**
 * The application and facts in the rules' format, from the data visible to the borrower. For a coborrower only the combined
 * income and the band of the lowest score are known, so both are put where the rules look for them.
 */
export const householdFacts = (
  application: Application,
  { visible, ...context }: { visible: VisibleFacts; policy: Policy; asOf: Day },
): KnownToBorrower => {
  const { credit, valuation, flood, verifiedEmployments, insurance, indexes, household } = visible;
  const facts: OutsideFacts = {
    ...noOutsideFacts(),
    credit: { borrower: credit && fileWith(credit), coborrower: otherFile(visible) },
    valuations: valuation && [valuation],
    flood,
    verifiedEmployments: { borrower: verifiedEmployments, coborrower: null },
    insurance,
    ...(indexes && { indexes }),
  };
  const { coborrower } = application;
  if (coborrower === null || household?.monthlyIncome == null) return { application, facts };
  const own = monthlyIncome({ ...application, coborrower: null }, { verified: facts.verifiedEmployments, ...context });
  const others = Math.max(0, household.monthlyIncome - (own.monthly ?? 0));
  const annualIncome = toDollars(Math.round((others * 12) / 100));
  return { application: { ...application, coborrower: { ...coborrower, annualIncome } }, facts };
};
