import type { DerogatoryEvent } from '#entities/application/derogatory-event.ts';
import { addMonths, daysBetween } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';
import { latesWithin } from '../debts/mortgage-lates.ts';
import { type Figure, outcomeOf, type TraceRow } from '../trace/trace-row.ts';
import type { LoanFacts } from './loan-facts.ts';
import type { RuleContext } from './property-rules.ts';
import type { ScoreUsed } from './score-used.ts';

const scoreFigure = (score: ScoreUsed): Figure | null => {
  if (score.kind === 'scored') return { unit: 'score', amount: score.score };
  if (score.kind === 'stated') {
    return score.range === null ? { unit: 'score', amount: score.score } : { unit: 'code', code: score.range };
  }
  return score.kind === 'unknown' ? null : { unit: 'code', code: score.kind };
};

const scoreRow = (
  rule: 'score' | 'investmentScore',
  { score, floor }: { score: ScoreUsed; floor: number },
): TraceRow => {
  const row = { rule, value: scoreFigure(score), limit: { unit: 'score' as const, amount: floor } };
  if (score.kind === 'frozen') return { ...row, outcome: 'unknown', change: [{ kind: 'liftFreeze' }] };
  if (score.kind === 'unknown') return { ...row, outcome: 'unknown', change: null };
  const passes = score.score !== null && score.score >= floor;
  return { ...row, outcome: outcomeOf(passes), change: passes ? null : [{ kind: 'higherScore', score: floor }] };
};

/** One row per window: the number of late mortgage payments in it, and the number allowed. */
const latesRows = ({ lates }: LoanFacts, { policy, asOf }: RuleContext): TraceRow[] =>
  policy.lates.windows.map(({ months, allowed }) => {
    const row = {
      rule: 'mortgageLates' as const,
      limit: { unit: 'times' as const, amount: allowed, withinMonths: months },
    };
    if (lates === null) return { ...row, value: null, outcome: 'unknown', change: null };
    const count = latesWithin({ lates, months, asOf });
    const value = { unit: 'times' as const, amount: count, withinMonths: months };
    if (count <= allowed) return { ...row, value, outcome: 'pass', change: null };
    // Newest first: once all but the allowed newest have aged out, it passes.
    const change = lates
      .map(({ on }) => on)
      .sort()
      .reverse()
      .slice(allowed, allowed + 1)
      .map((ageing) => ({ kind: 'wait' as const, until: addMonths(ageing, months) }));
    return { ...row, value, outcome: 'fail', change };
  });

const waits = {
  bankruptcy: ({ bankruptcyMonths, chapter13MonthsFromDischarge }, chapter) =>
    chapter === 'chapter13' ? chapter13MonthsFromDischarge : bankruptcyMonths,
  foreclosure: ({ foreclosureMonths }) => foreclosureMonths,
  shortSale: ({ shortSaleMonths }) => shortSaleMonths,
  deedInLieu: ({ deedInLieuMonths }) => deedInLieuMonths,
} as const satisfies Record<string, (policy: Policy['derogatory'], chapter: DerogatoryEvent['chapter']) => number>;

const derogatoryRow = (
  rule: keyof typeof waits,
  { events, answeredKinds, policy, asOf }: Pick<LoanFacts, 'events' | 'answeredKinds'> & RuleContext,
): TraceRow => {
  const ended = events
    .filter(({ kind }) => kind === rule)
    .map(({ on, chapter }) => ({ on, months: waits[rule](policy.derogatory, chapter) }))
    .map((event) => ({ ...event, until: addMonths(event.on, event.months) }))
    .sort((a, b) => daysBetween(a.until, b.until));
  const [latest] = ended;
  if (!latest) {
    const months = waits[rule](policy.derogatory, null);
    const isClear = answeredKinds.has(rule);
    return {
      rule,
      value: isClear ? { unit: 'code', code: 'none' } : null,
      limit: { unit: 'months', amount: months },
      outcome: isClear ? 'pass' : 'unknown',
      change: null,
    };
  }
  const passes = latest.until <= asOf;
  return {
    rule,
    value: { unit: 'day', day: latest.on },
    limit: { unit: 'months', amount: latest.months },
    outcome: outcomeOf(passes),
    change: passes ? null : [{ kind: 'wait', until: latest.until }],
  };
};

/** Rules on the applicants' credit, independent of the amount. */
export const creditRules = (facts: LoanFacts, context: RuleContext): TraceRow[] => {
  const { floor, investmentFloor } = context.policy.score;
  const investment =
    facts.usage === 'investment' ? [scoreRow('investmentScore', { score: facts.score, floor: investmentFloor })] : [];
  return [
    scoreRow('score', { score: facts.score, floor }),
    ...investment,
    ...latesRows(facts, context),
    derogatoryRow('bankruptcy', { ...facts, ...context }),
    derogatoryRow('foreclosure', { ...facts, ...context }),
    derogatoryRow('shortSale', { ...facts, ...context }),
    derogatoryRow('deedInLieu', { ...facts, ...context }),
  ];
};
