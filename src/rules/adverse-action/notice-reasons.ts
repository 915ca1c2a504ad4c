import type { CreditFile } from '#entities/facts/credit-file.ts';
import { middleScore } from '../eligibility/score-used.ts';
import type { TraceRow } from '../trace/trace-row.ts';
import { type AdverseReason, MOST_REASONS, principalReasons } from './adverse-reasons.ts';
import { scoreNotice } from './score-notice.ts';

/**
 * One reason on one applicant's notice. `factor`: what in the credit report lowered the score. `isOthers`: the score is the other
 * applicant's, which this notice does not show.
 */
export type NoticeReason = {
  reason: AdverseReason;
  row: TraceRow | null;
  factor: string | null;
  isOthers: boolean;
};

export type NoticeReasons =
  | { kind: 'reasons'; reasons: NoticeReason[] }
  /** The report gives no factors, so that no specific reason can be stated. */
  | { kind: 'factorsMissing' };

type Refused = {
  /** Of the decision itself, in the order it stated them. */
  reasons: readonly AdverseReason[];
  trace: readonly TraceRow[];
  /** This applicant's own report. */
  file: CreditFile | null;
};

const isBelow = (file: CreditFile | null, row: TraceRow | null): boolean => {
  const score = file && middleScore(file.scores.map((each) => each.score));
  return score !== null && row?.limit?.unit === 'score' && score < row.limit.amount;
};

/**
 * At most four reasons, each saying what in the file led to the refusal. That a score is below our lowest is no reason by itself
 * (comment 1002.9(b)(2)-3): the factors that lowered it are.
 */
export const noticeReasons = ({ reasons, trace, file }: Refused): NoticeReasons => {
  const rows = new Map(principalReasons(trace).map(({ reason, row }) => [reason, row]));
  const plain = (reason: AdverseReason): NoticeReason => ({
    ...{ reason, row: rows.get(reason) ?? null },
    ...{ factor: null, isOthers: false },
  });
  const others = reasons.filter((reason) => reason !== 'creditScore');
  if (others.length === reasons.length) return { kind: 'reasons', reasons: reasons.slice(0, MOST_REASONS).map(plain) };
  const row = rows.get('creditScore') ?? null;
  const places = Math.max(1, MOST_REASONS - others.length);
  const scored = (): NoticeReason[] => {
    if (file !== null && !isBelow(file, row)) return [{ ...plain('creditScore'), isOthers: true }];
    const factors = (file && scoreNotice(file)?.factors) ?? [];
    return factors.slice(0, places).map((factor) => ({ ...plain('creditScore'), factor }));
  };
  const own = scored();
  if (own.length === 0 && file !== null) return { kind: 'factorsMissing' };
  // Without a report the score is the applicant's own estimate, and stands as they stated it.
  const stated = own.length === 0 ? [plain('creditScore')] : own;
  const all = reasons.flatMap((reason) => (reason === 'creditScore' ? stated : [plain(reason)]));
  return { kind: 'reasons', reasons: all.slice(0, MOST_REASONS) };
};
