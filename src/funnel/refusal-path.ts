import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import type { Step } from './engine/define-step.ts';
import { paths } from './paths.ts';

/** Rules with their own page. All others stay on the offer page, which then shows the trace and the changes that would help. */
const pageOfRule: Readonly<Partial<Record<RuleCode, string>>> = {
  state: paths.waitlist,
  score: paths.boost,
  investmentScore: paths.boost,
  mortgageLates: paths.latePayment,
  bankruptcy: paths.latePayment,
  foreclosure: paths.latePayment,
  shortSale: paths.latePayment,
  deedInLieu: paths.latePayment,
  cltv: paths.lowEquity,
};

/** An amount too large for this home is cured by a smaller line on the offer page itself. */
const isCuredByAmount = ({ change }: TraceRow): boolean => change?.some(({ kind }) => kind === 'smallerLine') ?? false;

type Refusable = { step: Pick<Step, 'refusedBy'>; trace: readonly TraceRow[] };

/** The refusal page after saving a step, or null to continue. The trace's order decides between several. */
export const refusalPath = ({ step: { refusedBy }, trace }: Refusable): string | null => {
  const refusal = trace.find(
    (row) =>
      row.outcome === 'fail' &&
      pageOfRule[row.rule] !== undefined &&
      (refusedBy === 'anyRule' || refusedBy.includes(row.rule)) &&
      !isCuredByAmount(row),
  );
  return refusal ? (pageOfRule[refusal.rule] ?? null) : null;
};
