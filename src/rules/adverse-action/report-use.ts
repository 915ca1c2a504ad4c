import { type Bureau, bureau, type CreditFile } from '#entities/facts/credit-file.ts';
import type { AdverseReason } from './adverse-reasons.ts';

/** Reasons that rest on a consumer report wherever one was pulled (FCRA 615(a)). */
const reportReasons: ReadonlySet<AdverseReason> = new Set<AdverseReason>([
  'noCreditScore',
  'creditScore',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
  'mortgageLates',
  'obligations',
  'equity',
  'repeatLine',
  'equityCredit',
  'payoff',
]);

/** Reasons that rest on information from others than a bureau: a valuation, a title record (FCRA 615(b)). */
const otherSourceReasons: ReadonlySet<AdverseReason> = new Set<AdverseReason>([
  'equity',
  'title',
  'ownership',
  'collateral',
  'unverifiedIncome',
  'unverifiedEmployment',
  'unverifiedIdentity',
  'unverifiedResidence',
]);

/** Whether the decision used this applicant's consumer report. */
export const isReportUsed = (reasons: readonly AdverseReason[], file: CreditFile | null): boolean =>
  file !== null && reasons.some((reason) => reportReasons.has(reason));

export const isOtherSourceUsed = (reasons: readonly AdverseReason[]): boolean =>
  reasons.some((reason) => otherSourceReasons.has(reason));

/** Every bureau that was asked, with or without a score. A file without any entry came back empty from all of them. */
export const bureausUsed = ({ scores }: CreditFile): Bureau[] =>
  scores.length === 0
    ? [...bureau.options]
    : bureau.options.filter((each) => scores.some((score) => score.bureau === each));
