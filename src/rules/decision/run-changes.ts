import type { Figure, Outcome, RuleCode, TraceRow } from '../trace/trace-row.ts';
import type { Decision } from './decision.ts';

export type RunChange = {
  rule: RuleCode;
  before: Figure | null;
  after: Figure | null;
  outcomeBefore: Outcome | null;
  outcomeAfter: Outcome | null;
};

/** A rule may have several rows, distinguished by their limit's window. */
const keyOf = ({ rule, limit }: TraceRow): string => (limit?.unit === 'times' ? `${rule} ${limit.withinMonths}` : rule);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rules whose result differs from the previous run. */
export const runChanges = (before: Pick<Decision, 'trace'>, after: Pick<Decision, 'trace'>): RunChange[] => {
  const known = new Map(before.trace.map((row) => [keyOf(row), row]));
  const now = new Set(after.trace.map(keyOf));
  const changed = after.trace.flatMap((row) => {
    const was = known.get(keyOf(row)) ?? null;
    if (was && isSame(was.value, row.value) && was.outcome === row.outcome) return [];
    return {
      rule: row.rule,
      before: was?.value ?? null,
      after: row.value,
      outcomeBefore: was?.outcome ?? null,
      outcomeAfter: row.outcome,
    };
  });
  const gone = before.trace
    .filter((row) => !now.has(keyOf(row)))
    .map(({ rule, value, outcome }) => ({
      rule,
      before: value,
      after: null,
      outcomeBefore: outcome,
      outcomeAfter: null,
    }));
  return [...changed, ...gone];
};

/** Time owned and similar figures grow daily, which alone does not make a new run; a changed rule result does. */
const steady = ({ policyVersion, outcome, trace, facts, chosen, maxLine, figures }: Decision) => ({
  policyVersion,
  outcome,
  chosen,
  maxLine,
  figures,
  facts,
  trace: trace.map(({ rule, value, limit, outcome: row }) => ({
    rule,
    limit,
    outcome: row,
    value: value?.unit === 'days' || value?.unit === 'months' ? null : value,
  })),
});

export const isSameRun = (one: Decision, other: Decision): boolean => isSame(steady(one), steady(other));
