import { describe, expect, it } from 'vitest';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { aDebt } from '../testing/builders.ts';
import { exampleApplication, exampleFacts, exampleLoan } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { findStateLimits } from './cltv.ts';
import { type EquityCredit, equityCreditRules } from './equity-credit-rules.ts';
import { type LoanFacts, loanFacts } from './loan-facts.ts';

/** The first policy with the rules of Texas in full. */
const asOf = toDay('2026-11-17');
const policy = getPolicy(asOf);
const stateLimits = findStateLimits(policy, 'TX');

const credit = (change: Partial<EquityCredit>): EquityCredit => ({
  ...{ id: 'old', openedOn: toDay('2020-01-01'), claim: toDollars(30_000), isPaidOff: false, isCertain: true },
  ...change,
});
const rowOf = (rule: RuleCode, change: Partial<LoanFacts>) =>
  equityCreditRules(exampleLoan({ stateLimits, ...change }), asOf).find((row) => row.rule === rule);

describe('one equity loan or line in twelve months on a homestead in Texas', () => {
  const opened = (...dates: (string | null)[]) => ({
    equityCredits: dates.map((date) => credit({ openedOn: date === null ? null : toDay(date) })),
  });
  it.each([
    ['none', opened(), 'pass', null],
    ['twelve months ago', opened('2025-11-17'), 'pass', null],
    ['a day less', opened('2020-01-01', '2025-11-18'), 'fail', [{ kind: 'wait', until: '2026-11-18' }]],
    [
      'the latest counts, in any order',
      opened('2025-11-18', '2020-01-01'),
      'fail',
      [{ kind: 'wait', until: '2026-11-18' }],
    ],
    ['one whose day is not known', opened(null), 'unknown', null],
    ['one too new besides', opened(null, '2026-01-01'), 'fail', [{ kind: 'wait', until: '2027-01-01' }]],
  ])('%s', (_, change, outcome, ways) => {
    expect(rowOf('repeatLine', change)).toMatchObject({ outcome, change: ways });
  });

  it('is not known where a new mortgage may have been a loan against equity', () => {
    const equityCredits = [credit({ isCertain: false, openedOn: toDay('2026-08-01') })];
    expect(rowOf('repeatLine', { equityCredits })).toMatchObject({ outcome: 'unknown', change: null });
    const older = [credit({ isCertain: false, openedOn: toDay('2024-08-01') })];
    expect(rowOf('repeatLine', { equityCredits: older })?.outcome).toBe('pass');
  });

  it('shows the latest day and the months', () => {
    const limit = { unit: 'months', amount: 12 };
    const value = { unit: 'day', day: '2025-11-15' };
    expect(rowOf('repeatLine', opened('2025-11-15', null))).toMatchObject({ value, limit });
    expect(rowOf('repeatLine', opened())).toMatchObject({ value: null, limit });
  });
});

describe('one equity loan or line at a time on a homestead in Texas', () => {
  it.each([
    ['none', [], 'pass', null],
    ['an older line that stays', [credit({})], 'fail', [{ kind: 'payOff', debtIds: ['old'], total: 30_000 }]],
    ['one that is paid off with the new line', [credit({ isPaidOff: true })], 'pass', null],
    ['a mortgage that only may be one', [credit({ isCertain: false })], 'pass', null],
  ])('%s', (_, equityCredits, outcome, ways) => {
    expect(rowOf('equityCredit', { equityCredits })).toMatchObject({ outcome, change: ways });
  });
});

it.each<[string, Partial<LoanFacts>]>([
  ['in another state', { stateLimits: findStateLimits(policy, 'VA') }],
  ['on a home nobody lives in', { isHomestead: false }],
])('has no row %s', (_, change) => {
  expect(equityCreditRules(exampleLoan({ stateLimits, equityCredits: [credit({})], ...change }), asOf)).toEqual([]);
});

describe('the equity credit on a home', () => {
  const creditsOf = (...mortgages: DebtItem[]) => {
    const example = exampleApplication();
    const application = { ...example, mortgages, property: { ...example.property, state: 'TX' as const } };
    return loanFacts(application, { facts: exampleFacts(), policy, asOf }).equityCredits;
  };
  it('is a line or a loan, wherever its day is known, and a mortgage taken after the purchase only perhaps', () => {
    const acquiredOn = exampleApplication().property.acquiredOn ?? asOf;
    expect(
      creditsOf(
        aDebt({ id: 'line', type: 'homeEquityLine', creditLimit: toDollars(50_000) }),
        aDebt({ id: 'loan', type: 'homeEquityLoan', dateOpened: toDay('2026-08-01'), toBePaidOff: true }),
        aDebt({ id: 'purchase', type: 'mortgage', dateOpened: acquiredOn }),
        aDebt({ id: 'refinance', type: 'mortgage', dateOpened: toDay('2026-08-01') }),
        aDebt({ id: 'stated', type: 'mortgage' }),
      ),
    ).toMatchObject([
      { id: 'line', openedOn: null, claim: 50_000, isPaidOff: false, isCertain: true },
      { id: 'loan', openedOn: '2026-08-01', isPaidOff: true, isCertain: true },
      { id: 'refinance', isCertain: false },
    ]);
  });
});
