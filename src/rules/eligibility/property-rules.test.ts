import { describe, expect, it } from 'vitest';
import { propertyType } from '#entities/application/property-type.ts';
import { propertyUsage } from '#entities/application/property-usage.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { usState } from '#entities/values/us-state.ts';
import { asOf, exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import type { LoanFacts } from './loan-facts.ts';
import { propertyRules } from './property-rules.ts';
import { titleKindOf } from './title-kind.ts';

const rowOf = (rule: RuleCode, change: Partial<LoanFacts>) =>
  propertyRules(exampleLoan(change), { policy, asOf }).find((row) => row.rule === rule);
const outcomeOf = (rule: RuleCode, change: Partial<LoanFacts>) => rowOf(rule, change)?.outcome;

describe('where and what the home is', () => {
  const served = ['AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'NC', 'SC', 'TN', 'TX', 'VA', 'WA'];
  it.each(usState.options)('%s', (state) => {
    expect(outcomeOf('state', { state })).toBe(served.includes(state) ? 'pass' : 'fail');
  });

  it.each(propertyUsage.options)('%s', (usage) => {
    expect(outcomeOf('usage', { usage })).toBe('pass');
  });

  it.each(propertyType.options)('%s', (type) => {
    expect(outcomeOf('propertyType', { propertyType: type })).toBe(type === 'manufactured' ? 'fail' : 'pass');
  });

  it.each([
    ['1', 'pass'],
    ['2', 'pass'],
    ['3', 'pass'],
    ['4', 'pass'],
    ['5+', 'fail'],
  ] as const)('%s units: %s', (units, outcome) => {
    expect(outcomeOf('units', { units })).toBe(outcome);
  });

  it('leaves open what is not known', () => {
    const nothing = { state: null, usage: null, propertyType: null, units: null, title: null };
    for (const rule of ['state', 'usage', 'propertyType', 'units', 'title'] as const) {
      expect(rowOf(rule, nothing)).toMatchObject({ outcome: 'unknown', value: null, change: null });
    }
  });

  it('shows value and limit', () => {
    expect(rowOf('state', { state: 'NY' })).toEqual({
      rule: 'state',
      value: { unit: 'code', code: 'NY' },
      limit: { unit: 'codes', codes: served },
      outcome: 'fail',
      change: null,
    });
  });
});

describe('title', () => {
  it.each([
    ['person', 'pass'],
    ['revocableTrust', 'pass'],
    ['irrevocableTrust', 'fail'],
    ['company', 'fail'],
  ] as const)('%s: %s', (title, outcome) => {
    expect(outcomeOf('title', { title })).toBe(outcome);
  });

  it('says which titles would do', () => {
    expect(rowOf('title', { title: 'company' })?.change).toEqual([
      { kind: 'changeTitle', accepted: ['person', 'revocableTrust'] },
    ]);
    expect(rowOf('title', { title: 'person' })?.change).toBeNull();
  });

  const record = (change: Partial<NonNullable<OutsideFacts['title']>>): OutsideFacts['title'] => ({
    holder: 'person',
    trustKind: null,
    names: [],
    acquiredOn: null,
    openLiens: [],
    ...change,
  });
  it.each([
    ['a person', { titleHolder: 'person', trustKind: null, isInTrust: false }, null, 'person'],
    ['a company', { titleHolder: 'company', trustKind: null, isInTrust: null }, null, 'company'],
    ['a revocable trust', { titleHolder: 'trust', trustKind: 'revocable', isInTrust: true }, null, 'revocableTrust'],
    [
      'an irrevocable trust',
      { titleHolder: 'trust', trustKind: 'irrevocable', isInTrust: true },
      null,
      'irrevocableTrust',
    ],
    [
      'a trust by the yes/no alone',
      { titleHolder: null, trustKind: 'revocable', isInTrust: true },
      null,
      'revocableTrust',
    ],
    ['a trust of unknown kind', { titleHolder: 'trust', trustKind: null, isInTrust: true }, null, null],
    ['nothing', { titleHolder: null, trustKind: null, isInTrust: null }, null, null],
    ['not in trust', { titleHolder: null, trustKind: null, isInTrust: false }, null, null],
    ['no longer in trust', { titleHolder: null, trustKind: 'revocable', isInTrust: false }, null, null],
    [
      'the record over what was said',
      { titleHolder: 'person', trustKind: null, isInTrust: false },
      record({ holder: 'company' }),
      'company',
    ],
    [
      'the record’s kind of trust',
      { titleHolder: 'trust', trustKind: 'revocable', isInTrust: true },
      record({ holder: 'trust', trustKind: 'irrevocable' }),
      'irrevocableTrust',
    ],
  ] as const)('reads %s', (_, said, title, expected) => {
    expect(titleKindOf(said, title)).toBe(expected);
  });
});

describe('listing', () => {
  const listing = (isListed: boolean | null, wasListedLately: boolean | null, endedOn: string | null) => ({
    listing: { isListed, wasListedLately, endedOn: endedOn === null ? null : toDay(endedOn) },
  });
  it.each([
    ['never', listing(false, false, null), 'pass', null],
    ['now', listing(true, null, null), 'fail', [{ kind: 'takeOffMarket' }]],
    ['now, and before', listing(true, true, '2020-01-01'), 'fail', [{ kind: 'takeOffMarket' }]],
    ['until six months ago', listing(false, true, '2026-05-15'), 'pass', null],
    ['until a day less', listing(false, true, '2026-05-16'), 'fail', [{ kind: 'wait', until: '2026-11-16' }]],
    ['lately, no day given', listing(false, true, null), 'unknown', null],
    ['not asked', listing(null, null, null), 'unknown', null],
    ['half asked', listing(false, null, null), 'unknown', null],
    ['the other half asked', listing(null, false, null), 'unknown', null],
  ])('%s', (_, change, outcome, ways) => {
    expect(rowOf('listing', change)).toMatchObject({ outcome, change: ways, limit: { unit: 'months', amount: 6 } });
  });

  it.each([
    ['that it is for sale', listing(true, null, null), { unit: 'code', code: 'listed' }],
    ['that it is not', listing(false, false, null), { unit: 'code', code: 'notListed' }],
    ['when it ended, long ago', listing(false, true, '2026-05-15'), { unit: 'day', day: '2026-05-15' }],
    ['when it ended, lately', listing(false, true, '2026-05-16'), { unit: 'day', day: '2026-05-16' }],
    ['nothing while it is open', listing(false, true, null), null],
  ])('shows %s', (_, change, value) => {
    expect(rowOf('listing', change)?.value).toEqual(value);
  });
});

describe('ownership', () => {
  it.each([
    ['primaryResidence', '2026-08-17', 'pass', null],
    ['primaryResidence', '2026-08-18', 'fail', '2026-11-16'],
    ['secondHome', '2026-05-15', 'pass', null],
    ['secondHome', '2026-05-16', 'fail', '2026-11-16'],
    ['investment', '2026-05-15', 'pass', null],
    ['investment', '2026-05-16', 'fail', '2026-11-16'],
    ['investment', '2026-08-17', 'fail', '2027-02-17'],
  ] as const)('%s since %s: %s', (usage, acquiredOn, outcome, until) => {
    const row = rowOf('ownership', { usage, acquiredOn: toDay(acquiredOn) });
    expect(row).toMatchObject({ outcome, change: until === null ? null : [{ kind: 'wait', until }] });
  });

  it.each([
    ['the day is not known', { acquiredOn: null }],
    ['the usage is not known', { usage: null }],
  ])('is open while %s', (_, change) => {
    expect(outcomeOf('ownership', change)).toBe('unknown');
  });

  it('counts a home in days and the others in months', () => {
    expect(rowOf('ownership', {})?.limit).toEqual({ unit: 'days', amount: 90 });
    expect(rowOf('ownership', { usage: null })?.limit).toEqual({ unit: 'days', amount: 90 });
    expect(rowOf('ownership', { usage: 'secondHome' })?.limit).toEqual({ unit: 'months', amount: 6 });
    const ownership = { ...policy.ownership, secondHomeMonths: 3, investmentMonths: 9 };
    const monthsOf = (usage: 'secondHome' | 'investment') =>
      propertyRules(exampleLoan({ usage }), { policy: { ...policy, ownership }, asOf }).find(
        ({ rule }) => rule === 'ownership',
      )?.limit;
    expect(monthsOf('secondHome')).toEqual({ unit: 'months', amount: 3 });
    expect(monthsOf('investment')).toEqual({ unit: 'months', amount: 9 });
  });
});

describe('valuation', () => {
  const value = (isConfident: boolean | null, fsd: number | null): Partial<LoanFacts> => ({
    value: { amount: null, source: 'stated', fsd, isConfident },
  });
  it('passes, asks for access, or waits, and never refuses', () => {
    expect(rowOf('valuation', value(true, 12))).toMatchObject({ outcome: 'pass', change: null, value: { amount: 12 } });
    expect(rowOf('valuation', value(false, 30))).toMatchObject({
      outcome: 'unknown',
      change: [{ kind: 'allowValuation' }],
    });
    expect(rowOf('valuation', value(null, null))).toMatchObject({ outcome: 'unknown', change: null, value: null });
  });
});
