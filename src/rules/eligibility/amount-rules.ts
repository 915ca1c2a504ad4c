import { type Cents, toCents, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { lineAfterFee, lineForAfterFee } from '../offer/line-after-fee.ts';
import { type Change, outcomeOf, type TraceRow } from '../trace/trace-row.ts';
import { type AmountContext, money, type PricedContext, share, smallerLine } from './amount-context.ts';
import { cltvOf, lineWithinCltv, valueForCltv } from './cltv.ts';
import { feesRow, rateRow } from './cost-rules.ts';
import { dtiOf, incomeForDti } from './dti.ts';
import type { LoanFacts } from './loan-facts.ts';
import { qualifyingLine } from './qualifying-line.ts';

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

/** Debts leave DTI only if the line, net of its fee, covers them. No row without payoffs. */
const payoffRows = ({ payoffTotal }: LoanFacts, { amount, terms, limits }: AmountContext): TraceRow[] => {
  if (payoffTotal === 0) return [];
  const left = amount === null ? null : lineAfterFee(amount, terms.originationFee);
  const fits = left === null ? null : payoffTotal <= left;
  const enough = lineForAfterFee(payoffTotal, terms.originationFee);
  const isWithinLimits = limits.every((limit) => enough <= limit.amount);
  return [
    {
      rule: 'payoff',
      value: money(payoffTotal),
      limit: money(left),
      outcome: outcomeOf(fits),
      change:
        fits !== false || left === null
          ? null
          : isWithinLimits
            ? [{ kind: 'largerLine', amount: enough }]
            : [{ kind: 'payOffLess', total: left }],
    },
  ];
};

/** The limit that counts, and the policy's own where it was raised. */
const limitOf = (limit: BasisPoints | null, policyLimit: BasisPoints | null) => {
  const own = share(policyLimit);
  return { limit: share(limit), ...(own && { policyLimit: own }) };
};

/** Liens plus the line against the value of the home. */
const cltvRow = ({ value, liens, openLines, cltvCap: cap, excepted }: LoanFacts, context: AmountContext): TraceRow => {
  const { amount } = context;
  const row = { rule: 'cltv' as const, ...limitOf(cap, excepted.cltv) };
  if (amount === null || value.amount === null || value.amount === 0 || liens.total === null) {
    return { ...row, value: null, outcome: 'unknown', change: null };
  }
  const home = { liens: liens.total, amount, value: value.amount };
  const cltv = cltvOf(home);
  const shown = { ...row, value: share(cltv) };
  if (cap === null) return { ...shown, outcome: 'unknown', change: null };
  if (cltv <= cap) return { ...shown, outcome: 'pass', change: null };
  const over = amount - lineWithinCltv({ ...home, cap });
  const change: Change[] = [
    ...smallerLine('cltv', context),
    { kind: 'higherValue', value: valueForCltv({ ...home, cap }) },
    ...(over <= home.liens - openLines ? [{ kind: 'payDownMortgages' as const, amount: toDollars(over) }] : []),
  ];
  return { ...shown, outcome: 'fail', change };
};

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

/** Debts, housing and the qualifying payment against income. With a part missing it can fail but not yet pass. */
const dtiRow = (facts: LoanFacts, context: PricedContext): TraceRow => {
  const { line } = context;
  const { income, dtiLimit: limit, debts, housing, missing, excepted } = facts;
  const row = { rule: 'dti' as const, ...limitOf(limit, excepted.dti) };
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

/** Rules on the amount and the terms. */
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
