import { APPRAISAL } from '#entities/facts/valuation.ts';
import { addDays, addMonths, type Day } from '#entities/values/day.ts';
import { offeredStates } from '#policy/offered-states.ts';
import type { Policy } from '#policy/policy.ts';
import { type Change, outcomeOf, type TraceRow } from '../trace/trace-row.ts';
import { equityCreditRules } from './equity-credit-rules.ts';
import type { LoanFacts } from './loan-facts.ts';

export type RuleContext = { policy: Policy; asOf: Day };

const code = (text: string | null) => (text === null ? null : { unit: 'code' as const, code: text });
const codes = (list: string[]) => ({ unit: 'codes' as const, codes: list });

const listRow = (
  rule: TraceRow['rule'],
  { value, accepted, change }: { value: string | null; accepted: string[]; change?: Change[] },
): TraceRow => {
  const passes = value === null ? null : accepted.includes(value);
  return {
    rule,
    value: code(value),
    limit: codes(accepted),
    outcome: outcomeOf(passes),
    change: passes === false && change ? change : null,
  };
};

const titleRow = ({ title }: LoanFacts, { policy }: RuleContext): TraceRow => {
  const { accepted } = policy.title;
  return listRow('title', { value: title, accepted, change: [{ kind: 'changeTitle', accepted: [...accepted] }] });
};

/** Not listed now, nor within the policy's number of months. */
const listingRow = ({ listing }: LoanFacts, { policy: { listing: limit }, asOf }: RuleContext): TraceRow => {
  const { isListed, wasListedLately, endedOn } = listing;
  const row = { rule: 'listing' as const, limit: { unit: 'months' as const, amount: limit.months } };
  if (isListed === true) {
    return { ...row, value: code('listed'), outcome: 'fail', change: [{ kind: 'takeOffMarket' }] };
  }
  if (endedOn !== null) {
    const free = addMonths(endedOn, limit.months);
    const value = { unit: 'day' as const, day: endedOn };
    return free <= asOf
      ? { ...row, value, outcome: 'pass', change: null }
      : { ...row, value, outcome: 'fail', change: [{ kind: 'wait', until: free }] };
  }
  const isClear = isListed === false && wasListedLately === false;
  return { ...row, value: isClear ? code('notListed') : null, outcome: isClear ? 'pass' : 'unknown', change: null };
};

/** Long enough on title; counted in days for a primary residence, in months for others. */
const ownershipRow = ({ acquiredOn, usage }: LoanFacts, { policy: { ownership }, asOf }: RuleContext): TraceRow => {
  const months = usage === 'secondHome' ? ownership.secondHomeMonths : ownership.investmentMonths;
  const isByDays = usage === 'primaryResidence' || usage === null;
  const limit = isByDays
    ? { unit: 'days' as const, amount: ownership.primaryResidenceDays }
    : { unit: 'months' as const, amount: months };
  const row = { rule: 'ownership' as const, value: acquiredOn && { unit: 'day' as const, day: acquiredOn }, limit };
  if (acquiredOn === null || usage === null) return { ...row, outcome: 'unknown', change: null };
  const from = isByDays ? addDays(acquiredOn, ownership.primaryResidenceDays) : addMonths(acquiredOn, months);
  return from <= asOf
    ? { ...row, outcome: 'pass', change: null }
    : { ...row, outcome: 'fail', change: [{ kind: 'wait', until: from }] };
};

/** A valuation without enough confidence is not a refusal: the home needs an inspection. */
const valuationRow = ({ value }: LoanFacts, { policy }: RuleContext): TraceRow => ({
  rule: 'valuation',
  value: value.fsd !== null ? { unit: 'percent', amount: value.fsd } : code(value.isConfident ? APPRAISAL : null),
  limit: { unit: 'percent', amount: policy.valuation.maxFsd },
  outcome: value.isConfident === true ? 'pass' : 'unknown',
  change: value.isConfident === false ? [{ kind: 'allowValuation' }] : null,
});

/** Rules on the home itself, independent of the amount. */
export const propertyRules = (facts: LoanFacts, context: RuleContext): TraceRow[] => {
  const { property } = context.policy;
  return [
    listRow('state', { value: facts.state, accepted: offeredStates(context.policy) }),
    listRow('usage', { value: facts.usage, accepted: property.usages }),
    listRow('propertyType', { value: facts.propertyType, accepted: property.types }),
    listRow('units', { value: facts.units, accepted: property.units }),
    titleRow(facts, context),
    listingRow(facts, context),
    ownershipRow(facts, context),
    ...equityCreditRules(facts, context.asOf),
    valuationRow(facts, context),
  ];
};
