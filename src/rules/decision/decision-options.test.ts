import { describe, expect, it } from 'vitest';
import { staffDecision } from '#entities/contract/staff-decision.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { type FactRow, type NeededFact, neededFact } from '../facts/fact-rows.ts';
import { lineAfterFee } from '../offer/line-after-fee.ts';
import { aDebt } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import type { TraceRow } from '../trace/trace-row.ts';
import { decide } from './decide.ts';
import { type DecisionFacts, decisionOptions, isApproval, mostInstead, wouldDecide } from './decision-options.ts';
import { needsSecond } from './needs-second.ts';

const choice = exampleApplication().offerChoice;
const decisionAt = (amount: number, change = {}): ReturnType<typeof decide> => ({
  ...decide({
    application: exampleApplication({ offerChoice: choice && { ...choice, amount: toDollars(amount) }, ...change }),
    facts: exampleFacts(),
    policy,
    asOf,
  }),
  facts: [],
});
const factOf = (fact: NeededFact, outcome: FactRow['outcome']): FactRow => ({
  ...{ fact, outcome, person: null },
  source: outcome === 'pass' ? 'staff' : null,
});
const feesTooHigh: TraceRow = { rule: 'fees', value: null, limit: null, outcome: 'fail', change: null };
const listed = { listing: { isListed: true, wasListedLately: null, endedOn: null } };
const open = (priorTo: 'approval' | 'docs' | 'funding') => ({
  request: { code: 100 as const, priorTo, owner: 'borrower' as const },
  state: 'requested' as const,
});
const factsOf = (change: Partial<DecisionFacts> = {}): DecisionFacts => ({
  decision: decisionAt(85_000),
  conditions: [],
  policy,
  isSubmitted: true,
  screening: 'clear',
  ...change,
});

describe('what staff may decide', () => {
  it('is everything that says yes when every rule is met and nothing is open', () => {
    const options = decisionOptions(factsOf());
    expect(options).toMatchObject({ approved: [], conditionallyApproved: [], withdrawn: [] });
    expect(options).toMatchObject({ denied: [], countered: [], suspended: ['nothingMissing'] });
    expect(wouldDecide(factsOf())).toBe('approved');
  });

  it.each([
    ['docs', 'conditionallyApproved', ['conditionsOpen'], []],
    ['approval', 'suspended', ['conditionsOpen'], ['approvalConditionsOpen']],
    ['funding', 'approved', [], []],
  ] as const)('with something open before %s would be %s', (priorTo, would, approved, conditionally) => {
    const facts = factsOf({ conditions: [open(priorTo)] });
    expect(decisionOptions(facts)).toMatchObject({ approved, conditionallyApproved: conditionally });
    expect(wouldDecide(facts)).toBe(would);
  });

  it('grants nothing while an applicant’s objection to a corrected answer is open', () => {
    const objection = { request: { code: 429 as const, priorTo: 'approval' as const, owner: 'lender' as const } };
    const open = decisionOptions(factsOf({ conditions: [{ ...objection, state: 'requested' }] }));
    expect([open.approved, open.conditionallyApproved, open.countered]).toEqual([
      ['objectionOpen', 'conditionsOpen'],
      ['objectionOpen', 'approvalConditionsOpen'],
      ['objectionOpen'],
    ]);
    expect(open).toMatchObject({ denied: [], withdrawn: [] });
    const settled = decisionOptions(factsOf({ conditions: [{ ...objection, state: 'accepted' }] }));
    expect(settled).toMatchObject({ approved: [], conditionallyApproved: [], countered: [] });
  });

  it.each(neededFact.options)('grants nothing while nobody has established %s', (missing) => {
    const facts = neededFact.options.map((fact) => factOf(fact, fact === missing ? 'unknown' : 'pass'));
    const options = decisionOptions(factsOf({ decision: { ...decisionAt(85_000), facts } }));
    // Income is read from documents that a conditional approval may still ask for.
    const early = missing === 'income' ? [] : ['factsOpen'];
    expect(options).toMatchObject({
      approved: ['factsOpen'],
      conditionallyApproved: early,
      countered: early,
      denied: [],
    });
  });

  it('is another line or a no where a rule is not met, and only a no where no line helps', () => {
    const tooMuch = factsOf({ decision: decisionAt(399_000) });
    expect(decisionOptions(tooMuch)).toMatchObject({ approved: ['rulesNotMet'], countered: [], denied: [] });
    expect([wouldDecide(tooMuch), mostInstead(tooMuch)]).toEqual(['countered', tooMuch.decision.maxLine?.amount]);
    const forSale = factsOf({ decision: decisionAt(85_000, listed) });
    expect(decisionOptions(forSale).countered).toEqual(['noOtherLine']);
    expect(wouldDecide(forSale)).toBe('denied');
  });

  it('is no other line where none pays off what this one was to, or the fee is what is wrong', () => {
    const owing = (balance: number) => {
      const liabilities = [aDebt({ balance: toDollars(balance), toBePaidOff: true })];
      return factsOf({ decision: decisionAt(399_000, { liabilities }) });
    };
    const most = mostInstead(owing(1000));
    const paid = lineAfterFee(toDollars(most ?? 0), toBasisPoints(150));
    expect(mostInstead(owing(paid))).toBe(most);
    expect(mostInstead(owing(paid + 1))).toBeNull();
    expect(wouldDecide(owing(paid + 1))).toBe('denied');
    const dear = { ...decisionAt(399_000), trace: [...decisionAt(399_000).trace, feesTooHigh] };
    expect(mostInstead(factsOf({ decision: dear }))).toBeNull();
  });

  it('is no yes while a rule is open', () => {
    const early = factsOf({ decision: { ...decisionAt(85_000), outcome: 'unknown' } });
    expect(decisionOptions(early)).toMatchObject({ approved: ['rulesOpen'], conditionallyApproved: ['rulesOpen'] });
    expect(wouldDecide(early)).toBeNull();
  });

  it.each([
    [null, null],
    [24_999, null],
    [25_000, 25_000],
    [399_000, 399_000],
  ])('offers instead, where the most is %s: %s', (most, instead) => {
    const maxLine = most === null ? null : { rule: 'cltv' as const, amount: toDollars(most) };
    expect(mostInstead(factsOf({ decision: { ...decisionAt(399_000), maxLine } }))).toBe(instead);
  });

  it.each(staffDecision.options)('%s is a yes or not', (decided) => {
    expect(isApproval(decided)).toBe(decided === 'approved' || decided === 'conditionallyApproved');
    expect(isApproval(null)).toBe(false);
  });

  it.each(['open', 'unknown', 'stopped'] as const)('offers no credit while the screening is %s', (screening) => {
    const options = decisionOptions(factsOf({ screening }));
    for (const kind of ['approved', 'conditionallyApproved', 'countered'] as const)
      expect(options[kind]).toContain('sanctionsOpen');
    expect(options).toMatchObject({ denied: [], withdrawn: [] });
  });

  it('is little before the application is submitted', () => {
    const options = decisionOptions(factsOf({ isSubmitted: false }));
    for (const kind of ['approved', 'conditionallyApproved', 'countered', 'suspended'] as const)
      expect(options[kind]).toContain('notSubmitted');
    expect(options.withdrawn).toEqual([]);
  });

  it('takes two people where policy says, and one where it says nothing', () => {
    const large = { kind: 'approved', amount: toDollars(250_000) } as const;
    expect(needsSecond(large, policy)).toBe(true);
    expect(needsSecond({ ...large, amount: toDollars(249_999) }, policy)).toBe(false);
    expect(needsSecond({ ...large, kind: 'suspended' }, policy)).toBe(false);
    expect(needsSecond({ kind: 'denied', amount: null }, policy)).toBe(false);
    const strict = { fourEyes: { decisions: ['denied' as const], fromLine: toDollars(1), facts: [] } };
    expect(needsSecond({ kind: 'denied', amount: null }, strict)).toBe(true);
    expect(needsSecond(large, getPolicy(toDay('2025-12-20')))).toBe(false);
  });
});
