import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDollars } from '#entities/values/money.ts';
import { aJob, anApplicant, anApplication } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { outcome, type RuleCode, ruleCode, type TraceRow } from '../trace/trace-row.ts';
import { isBeyondShaping, isLinePossible } from './is-line-possible.ts';

const row = (rule: RuleCode, how: TraceRow['outcome']): TraceRow => ({
  rule,
  outcome: how,
  value: null,
  limit: null,
  change: null,
});

describe('a rule that fails', () => {
  const shaped = ['lineMinimum', 'lineMaximum', 'payoff', 'cltv', 'dti', 'fees', 'rate'];
  it.each(ruleCode.options)('%s: another amount, other terms or a payoff can help, or not', (rule) => {
    for (const how of outcome.options) {
      const isBeyond = how === 'fail' && !shaped.includes(rule);
      expect(isBeyondShaping([row('state', 'pass'), row(rule, how)])).toBe(isBeyond);
    }
  });

  it('is none where there are no rules', () => {
    expect(isBeyondShaping([])).toBe(false);
  });
});

describe('whether any line is possible', () => {
  const kept = exampleApplication().liabilities.map((debt) => ({ ...debt, toBePaidOff: false }));
  const possible = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
    isLinePossible({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });
  const choice = exampleApplication().offerChoice;
  const withIncome = (monthly: number, liabilities = kept) =>
    possible(
      {
        liabilities,
        borrower: anApplicant({ employments: [aJob({ base: toDollars(monthly) })] }),
        coborrower: null,
      },
      { verifiedEmployments: { borrower: null, coborrower: null } },
    );

  it.each<[string, Partial<Application>, boolean]>([
    ['as it was chosen', {}, true],
    ['more was chosen than there can be', { offerChoice: choice && { ...choice, amount: toDollars(399_000) } }, true],
    ['less was chosen than there can be', { offerChoice: choice && { ...choice, amount: toDollars(1000) } }, true],
    ['for sale', { listing: { isListed: true, wasListedLately: null, endedOn: null } }, false],
    ['owned by a company', { titleHolder: 'company' }, false],
  ])('%s', (_, change, isPossible) => {
    expect(possible(change)).toBe(isPossible);
  });

  it('is not held against anyone while too little is known', () => {
    expect(
      isLinePossible({ application: anApplication({}), facts: exampleFacts({ valuations: [] }), policy, asOf }),
    ).toBe(true);
  });

  it('is decided by the debts that could be paid from it, where income is short', () => {
    // Debts and housing come to $3,153; half the income has to carry the remaining ones and the minimum line.
    expect(withIncome(8400)).toBe(true);
    expect(withIncome(6300)).toBe(true);
    expect(withIncome(4000)).toBe(false);
  });

  it('is decided by any terms: a fee or a shorter draw can lower the payment enough', () => {
    // Housing and solar come to $2,076; the minimum line costs $228.80 a month without a fee, $201.25 with the highest.
    expect(withIncome(4610, [])).toBe(true);
    expect(withIncome(4580, [])).toBe(true);
    expect(withIncome(4500, [])).toBe(false);
  });

  it('does not end with a higher income', () => {
    const steps = Array.from({ length: 16 }, (_, at) => withIncome(3900 + at * 100));
    expect(steps).toContain(false);
    expect(steps).toContain(true);
    expect(steps.lastIndexOf(false)).toBeLessThan(steps.indexOf(true));
  });
});
