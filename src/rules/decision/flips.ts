import { unitCount } from '#entities/application/property-type.ts';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { type Cents, type Dollars, toCents } from '#entities/values/money.ts';
import { usState } from '#entities/values/us-state.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap, cltvOf, valueForCltv } from '../eligibility/cltv.ts';
import { maxRate } from '../eligibility/cost-limits.ts';
import { dtiLimit, incomeForDti } from '../eligibility/dti.ts';
import { scoreEdges } from '../eligibility/score-band-floor.ts';
import { scoreFloor } from '../eligibility/score-floor.ts';
import { qualifyingBy, qualifyingPayment } from '../pricing/qualifying-payment.ts';
import { priceLine } from '../pricing/rate.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import type { Decision } from './decision.ts';

export type Flip =
  | { kind: 'lineOver'; amount: Dollars }
  | { kind: 'incomeUnder'; monthly: Cents }
  | { kind: 'scoreUnder'; score: number }
  | { kind: 'valueUnder'; value: Dollars };

type Decided = Pick<Decision, 'outcome' | 'trace' | 'maxLine' | 'figures' | 'chosen'>;

const codeOf = ({ trace }: Decided, rule: RuleCode): string | null => {
  const value = trace.find((row) => row.rule === rule)?.value;
  return value?.unit === 'code' ? value.code : null;
};

/** The home as the trace describes it. */
const homeOf = (decided: Decided) => ({
  usage: propertyUsage.safeParse(codeOf(decided, 'usage')).data ?? null,
  units: unitCount.safeParse(codeOf(decided, 'units')).data ?? null,
  state: usState.safeParse(codeOf(decided, 'state')).data ?? null,
});

type Supposed = { score: number; value: Dollars };
type Line = Supposed & { amount: Dollars; liens: Dollars };
type Under = { policy: Policy };

const lineOf = ({ figures: { score, value, liens }, chosen: { amount } }: Decided): Line | null =>
  score === null || value === null || liens === null || amount === null ? null : { score, value, liens, amount };

/** Whether the line would still pass: score and value set the caps and limits, and the price too. */
const stillPasses = (decided: Decided, { score, value, amount, liens, policy }: Line & Under): boolean => {
  const { isFirstLien, income, debts, housing } = decided.figures;
  const home = homeOf(decided);
  const cltv = cltvOf({ liens, amount, value });
  const cap = cltvCap({ score, ...home }, policy);
  const limit = dtiLimit({ score, units: home.units }, policy);
  const terms = { ...decided.chosen, hasAutopay: false };
  const price = priceLine({ score, cltv, amount, isFirstLien, ...home }, { terms, policy });
  if (cap === null || limit === null || price === null) return false;
  const payment = qualifyingPayment({ amount, rate: price.rate }, qualifyingBy(terms, policy));
  return (
    cltv <= cap &&
    score >= scoreFloor(home.usage, policy) &&
    price.rate <= maxRate(isFirstLien, policy) &&
    (income === null || (debts + housing + payment) * 10_000 <= limit * income)
  );
};

/** The lowest score and value that still pass. The result can change only where a rule or the price steps. */
const flipsOfLine = (decided: Decided, line: Line & Under): Flip[] => {
  const { score, amount, liens, policy } = line;
  const caps = [cltvCap({ score, ...homeOf(decided) }, policy) ?? [], policy.margins.cltvTo].flat();
  const values = caps.map((cap) => valueForCltv({ liens, amount, cap }));
  const leastOf = <Step extends number>(steps: Step[], supposed: (step: Step) => Partial<Supposed>) =>
    steps.sort((a, b) => a - b).find((step) => stillPasses(decided, { ...line, ...supposed(step) }));
  const leastValue = leastOf(values, (step) => ({ value: step }));
  const leastScore = leastOf(scoreEdges(policy), (step) => ({ score: step }));
  return [
    ...(leastValue === undefined ? [] : [{ kind: 'valueUnder' as const, value: leastValue }]),
    ...(leastScore === undefined ? [] : [{ kind: 'scoreUnder' as const, score: leastScore }]),
  ];
};

/** Changes that would turn a "yes" into a "no": the room each figure has by itself. Empty if it already fails. */
export const flips = (decided: Decided, policy: Policy): Flip[] => {
  const { outcome, maxLine, figures, trace } = decided;
  if (outcome === 'fail') return [];
  const { income, qualifyingPayment: payment, dtiLimit: limit, debts, housing } = figures;
  const found: Flip[] = [];
  if (limit !== null && payment !== null && income !== null)
    found.push({ kind: 'incomeUnder', monthly: incomeForDti({ monthly: toCents(debts + housing + payment), limit }) });
  if (maxLine !== null) found.push({ kind: 'lineOver', amount: maxLine.amount });
  const line = lineOf(decided);
  // Where a limit was raised for this loan, the policy's own steps say nothing about it.
  const isExcepted = trace.some(({ policyLimit }) => policyLimit !== undefined);
  return line === null || isExcepted ? found : [...found, ...flipsOfLine(decided, { ...line, policy })];
};
