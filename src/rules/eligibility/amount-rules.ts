import { type Cents, type Dollars, toCents, toDollars } from '#entities/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { Terms } from '../pricing/rate.ts';
import { type Change, outcomeOf, type TraceRow } from '../trace/trace-row.ts';
import { cltvOf, valueForCltv } from './cltv.ts';
import { dtiOf, incomeForDti } from './dti.ts';
import type { LineLimit } from './line-limits.ts';
import type { LoanFacts } from './loan-facts.ts';
import { type QualifyingLine, qualifyingLine } from './qualifying-line.ts';

export type AmountContext = {
  amount: Dollars | null;
  terms: Terms;
  limits: readonly LineLimit[];
  policy: Policy;
  /** The cheapest set of debts whose payoff lets DTI pass; asked only when it does not. */
  findPayoff: (() => { debtIds: string[]; total: Dollars } | null) | null;
};

const money = (amount: Dollars | null) => (amount === null ? null : { unit: 'dollars' as const, amount });
const share = (amount: BasisPoints | null) => (amount === null ? null : { unit: 'basisPoints' as const, amount });

const smallerLine = (rule: LineLimit['rule'], { limits, policy }: AmountContext): Change[] => {
  const amount = limits.find((limit) => limit.rule === rule)?.amount ?? 0;
  return amount >= policy.line.min ? [{ kind: 'smallerLine', amount: toDollars(amount) }] : [];
};

const lineRows = ({ amount, policy: { line } }: AmountContext): TraceRow[] => {
  const isEnough = amount === null ? null : amount >= line.min;
  const isFew = amount === null ? null : amount <= line.max;
  return [
    {
      rule: 'lineMinimum',
      value: money(amount),
      limit: money(line.min),
      outcome: outcomeOf(isEnough),
      change: isEnough === false ? [{ kind: 'largerLine', amount: line.min }] : null,
    },
    {
      rule: 'lineMaximum',
      value: money(amount),
      limit: money(line.max),
      outcome: outcomeOf(isFew),
      change: isFew === false ? [{ kind: 'smallerLine', amount: line.max }] : null,
    },
  ];
};

/** Debts leave DTI only if the line really pays them. No row where nothing is paid off. */
const payoffRows = ({ payoffTotal }: LoanFacts, { amount }: AmountContext): TraceRow[] => {
  if (payoffTotal === 0) return [];
  const fits = amount === null ? null : payoffTotal <= amount;
  return [
    {
      rule: 'payoff',
      value: money(payoffTotal),
      limit: money(amount),
      outcome: outcomeOf(fits),
      change: fits === false ? [{ kind: 'largerLine', amount: payoffTotal }] : null,
    },
  ];
};

/** Liens and the line against the value of the home. */
const cltvRow = ({ value, liens, cltvCap: cap }: LoanFacts, context: AmountContext): TraceRow => {
  const { amount } = context;
  const row = { rule: 'cltv' as const, limit: share(cap) };
  if (amount === null || value.amount === null || value.amount === 0 || liens.total === null) {
    return { ...row, value: null, outcome: 'unknown', change: null };
  }
  const home = { liens: liens.total, amount, value: value.amount };
  const cltv = cltvOf(home);
  const shown = { ...row, value: share(cltv) };
  if (cap === null) return { ...shown, outcome: 'unknown', change: null };
  if (cltv <= cap) return { ...shown, outcome: 'pass', change: null };
  const room = Math.floor((home.value * cap) / 10_000);
  const change: Change[] = [
    ...smallerLine('cltv', context),
    { kind: 'higherValue', value: valueForCltv({ ...home, cap }) },
    { kind: 'payDownMortgages', amount: toDollars(Math.min(home.liens, home.liens + amount - room)) },
  ];
  return { ...shown, outcome: 'fail', change };
};

type PricedContext = AmountContext & { line: QualifyingLine | null };

const dtiChanges = (facts: LoanFacts, { needed, ...context }: AmountContext & { needed: Cents }): Change[] => {
  const payoff = context.findPayoff?.() ?? null;
  const income: Change = { kind: 'moreIncome', monthly: toCents(needed - (facts.income.monthly ?? 0)) };
  return [
    ...smallerLine('dti', context),
    ...(payoff === null ? [] : [{ kind: 'payOff' as const, ...payoff }]),
    ...(facts.hasCoborrower ? [] : [{ kind: 'addCoborrower' as const }]),
    income,
  ];
};

/** Debts, housing and the qualifying payment against income. While a part is missing it can fail but not yet pass. */
const dtiRow = (facts: LoanFacts, context: PricedContext): TraceRow => {
  const { line } = context;
  const { income, dtiLimit: limit, debts, housing, missing } = facts;
  const row = { rule: 'dti' as const, limit: share(limit) };
  if (income.monthly === null || limit === null || line === null) {
    return { ...row, value: null, outcome: 'unknown', change: null };
  }
  const obligations = toCents(debts + housing);
  const monthly = toCents(obligations + line.payment);
  const value =
    income.monthly > 0 ? share(dtiOf({ obligations, payment: line.payment, income: income.monthly })) : null;
  if (monthly * 10_000 <= limit * income.monthly) {
    return { ...row, value, outcome: missing.length === 0 ? 'pass' : 'unknown', change: null };
  }
  const needed = incomeForDti({ monthly, limit });
  return { ...row, value, outcome: 'fail', change: dtiChanges(facts, { ...context, needed }) };
};

/** All fees together: the policy's ceiling, or the state's where that is lower. */
const feesRow = ({ stateLimits }: LoanFacts, { terms, policy }: AmountContext): TraceRow => {
  const limit = maxFees(stateLimits, policy);
  const fits = terms.originationFee <= limit;
  const best = policy.fees.forRate
    .map(({ fee }) => fee)
    .filter((fee) => fee <= limit)
    .at(-1);
  return {
    rule: 'fees',
    value: share(terms.originationFee),
    limit: share(limit),
    outcome: outcomeOf(fits),
    change: fits || best === undefined ? null : [{ kind: 'otherFee', fee: best }],
  };
};

export const maxFees = (stateLimits: LoanFacts['stateLimits'], { fees }: Pick<Policy, 'fees'>): BasisPoints =>
  toBasisPoints(Math.min(stateLimits?.maxFees ?? fees.allFeesMax, fees.allFeesMax));

/** Above this a line is a high-cost mortgage (HOEPA), which is not offered. */
export const maxRate = (isFirstLien: LoanFacts['isFirstLien'], { highCost }: Pick<Policy, 'highCost'>): BasisPoints =>
  toBasisPoints(highCost.apor + (isFirstLien ? highCost.overFirstLien : highCost.overJuniorLien));

const rateRow = (facts: LoanFacts, { policy, line }: PricedContext): TraceRow => {
  const limit = maxRate(facts.isFirstLien, policy);
  return {
    rule: 'rate',
    value: share(line?.rate ?? null),
    limit: share(limit),
    outcome: outcomeOf(line && line.rate <= limit),
    change: null,
  };
};

/** What is asked of the amount and the terms. */
export const amountRules = (facts: LoanFacts, context: AmountContext): TraceRow[] => {
  const priced = { ...context, line: qualifyingLine(facts, context) };
  return [
    ...lineRows(context),
    ...payoffRows(facts, context),
    cltvRow(facts, context),
    dtiRow(facts, priced),
    feesRow(facts, context),
    rateRow(facts, priced),
  ];
};
