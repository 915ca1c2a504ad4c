import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { paths } from './paths.ts';

/** Rules with a page of their own. All others stay on the offer page, which then shows the trace and what would change it. */
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

const pastTrouble: readonly RuleCode[] = ['mortgageLates', 'bankruptcy', 'foreclosure', 'shortSale', 'deedInLieu'];

/** Before the credit pull only what the person has just told may end the journey; a guess at a score or a value may not. */
const askedOnlyAt: Readonly<Record<string, readonly RuleCode[]>> = {
  name: [],
  email: [],
  propertyValue: [],
  mortgageEstimate: [],
  isSelfEmployed: [],
  creditRange: [],
  creditIncome: [],
  propertyUsage: [],
  hasFbm: pastTrouble,
  prequalDerogatory: pastTrouble,
  zip: ['state'],
  mcr: ['state'],
  prequalAddress: ['state'],
  prequalBuildingType: [],
  prequalListedForSale: [],
  prequalNewMortgage: [],
};

/** Too much for this home is cured by a smaller line on the offer page itself. */
const isCuredByAmount = ({ change }: TraceRow): boolean => change?.some(({ kind }) => kind === 'smallerLine') ?? false;

/** Where a refusal leads after saving a step, or null to go on. The trace's order decides between several. */
export const refusalPath = ({ key, trace }: { key: string; trace: readonly TraceRow[] }): string | null => {
  const rules = askedOnlyAt[key];
  const refusal = trace.find(
    (row) =>
      row.outcome === 'fail' &&
      pageOfRule[row.rule] !== undefined &&
      (rules === undefined || rules.includes(row.rule)) &&
      !isCuredByAmount(row),
  );
  return refusal ? (pageOfRule[refusal.rule] ?? null) : null;
};
