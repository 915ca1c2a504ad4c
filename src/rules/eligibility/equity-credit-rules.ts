import type { DebtItem } from '#entities/application/debt-item.ts';
import { isEquityDebt } from '#entities/application/debt-type.ts';
import { addDays, addMonths, type Day } from '#entities/values/day.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { isPaidOff } from '../debts/payoff.ts';
import type { TraceRow } from '../trace/trace-row.ts';
import { claimOf } from './liens.ts';
import type { LoanFacts } from './loan-facts.ts';

/** A loan or line against the equity of the home. Not certain: a mortgage taken after the purchase may have paid out equity. */
export type EquityCredit = { id: string; openedOn: Day | null; claim: Dollars; isPaidOff: boolean; isCertain: boolean };

/** A mortgage opened this soon after the purchase paid for it. */
const PURCHASE_DAYS = 90;

export const equityCreditsOf = (mortgages: readonly DebtItem[], acquiredOn: Day | null): EquityCredit[] =>
  mortgages.flatMap((debt): EquityCredit[] => {
    const { id, type, dateOpened: openedOn } = debt;
    const credit = { id, openedOn, claim: toDollars(claimOf(debt)), isPaidOff: isPaidOff(debt) };
    if (isEquityDebt(type)) return [{ ...credit, isCertain: true }];
    const isForPurchase = acquiredOn !== null && openedOn !== null && openedOn <= addDays(acquiredOn, PURCHASE_DAYS);
    return type === 'mortgage' && openedOn !== null && !isForPurchase ? [{ ...credit, isCertain: false }] : [];
  });

type Facts = Pick<LoanFacts, 'equityCredits'>;

/** Texas, article XVI, section 50(a)(6)(M)(iii): one in twelve months. */
const repeatRow = ({ equityCredits }: Facts, { months, asOf }: { months: number; asOf: Day }): TraceRow => {
  const certain = equityCredits.filter(({ isCertain }) => isCertain).map(({ openedOn }) => openedOn);
  const latest =
    certain
      .filter((on) => on !== null)
      .sort()
      .at(-1) ?? null;
  const row = {
    rule: 'repeatLine' as const,
    value: latest && { unit: 'day' as const, day: latest },
    limit: { unit: 'months' as const, amount: months },
  };
  const isTooNew = (on: Day): boolean => addMonths(on, months) > asOf;
  if (latest !== null && isTooNew(latest))
    return { ...row, outcome: 'fail', change: [{ kind: 'wait', until: addMonths(latest, months) }] };
  const isUnclear =
    certain.includes(null) ||
    equityCredits.some(({ openedOn, isCertain }) => !isCertain && openedOn !== null && isTooNew(openedOn));
  return { ...row, outcome: isUnclear ? 'unknown' : 'pass', change: null };
};

/** Section 50(a)(6)(K): one at a time, so an older one is paid off with the new line. */
const onlyRow = ({ equityCredits }: Facts): TraceRow => {
  const staying = equityCredits.filter(({ isPaidOff: ends, isCertain }) => isCertain && !ends);
  const total = toDollars(staying.reduce((sum, { claim }) => sum + claim, 0));
  return {
    rule: 'equityCredit',
    value: { unit: 'times', amount: staying.length, withinMonths: 0 },
    limit: null,
    outcome: staying.length === 0 ? 'pass' : 'fail',
    change: staying.length === 0 ? null : [{ kind: 'payOff', debtIds: staying.map(({ id }) => id), total }],
  };
};

/** The rules of a homestead in Texas on other credit against its equity. No rows where the state has none. */
export const equityCreditRules = (facts: LoanFacts, asOf: Day): TraceRow[] => {
  const { stateLimits, isHomestead } = facts;
  if (stateLimits === null || !isHomestead) return [];
  const { monthsBetweenLines: months, oneEquityCredit } = stateLimits;
  return [
    ...(months === null ? [] : [repeatRow(facts, { months, asOf })]),
    ...(oneEquityCredit ? [onlyRow(facts)] : []),
  ];
};
