import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { aCreditFile, aJob } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { ruleCode } from '../trace/trace-row.ts';
import { decide } from './decide.ts';
import { decision } from './decision.ts';

const decided = (change: Partial<Application> = {}, facts: Partial<OutsideFacts> = {}) =>
  decide({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });

describe('decide', () => {
  const outcomes = (result: ReturnType<typeof decide>, outcome: 'fail' | 'unknown') =>
    result.trace.filter((row) => row.outcome === outcome).map(({ rule }) => rule);

  it.each([
    ['a score by the bureaus', {}, { borrower: aCreditFile([742]), coborrower: null }, 'scored'],
    ['a score by their own word', { creditRange: '740-759' }, { borrower: null, coborrower: null }, 'stated'],
    ['no score', {}, { borrower: aCreditFile([null]), coborrower: null }, 'none'],
    ['a frozen file', {}, { borrower: aCreditFile([], { outcome: 'frozen' }), coborrower: null }, 'frozen'],
    ['nothing told', {}, { borrower: null, coborrower: null }, 'unknown'],
  ] as const)('is kept as it was made with %s', (_, person, credit, scoreSource) => {
    const borrower = { ...exampleApplication().borrower, ...person };
    const result = decided({ borrower, coborrower: null }, { credit, valuations: null });
    expect(result.figures).toMatchObject({ scoreSource, valueSource: 'stated' });
    expect(decision.parse(result)).toEqual(result);
  });

  it('without a choice speaks of the largest line allowed', () => {
    const result = decided({ offerChoice: null });
    expect(result.chosen).toEqual({
      amount: result.maxLine?.amount,
      product: 'variable',
      years: 10,
      originationFee: 0,
      hasAutopay: false,
    });
    expect(result.outcome).toBe('pass');
  });

  it('speaks of the least line when not even that is allowed', () => {
    const valuations = exampleFacts().valuations?.map((each) => ({ ...each, value: toDollars(340_000) })) ?? null;
    const result = decided({ offerChoice: null }, { valuations });
    expect(result.chosen.amount).toBe(25_000);
    expect(result.maxLine).toEqual({ rule: 'cltv', amount: 0 });
    expect(outcomes(result, 'fail')).toEqual(['cltv']);
    expect(result.offers).toEqual([]);
  });

  it('says nothing of amounts while too little is known', () => {
    const { property, ...rest } = exampleApplication({ offerChoice: null });
    const result = decide({
      application: { ...rest, property: { ...property, value: null } },
      facts: exampleFacts({ valuations: null }),
      policy,
      asOf,
    });
    expect(result).toMatchObject({
      outcome: 'unknown',
      isEstimate: true,
      maxLine: null,
      chosen: { amount: null },
      offers: [],
    });
    expect(result.figures).toMatchObject({ cltv: null, dti: null, qualifyingPayment: null });
  });

  it.each([
    ['a stated score', { credit: { borrower: null, coborrower: null } }],
    ['a stated value', { valuations: null }],
    ['income to be verified', { verifiedEmployments: { borrower: null, coborrower: null } }],
  ])('is an estimate with %s', (_, facts) => {
    const borrower = { ...exampleApplication().borrower, creditRange: '740-759' as const };
    expect(decided({ borrower, coborrower: null }, facts).isEstimate).toBe(true);
  });

  it('is an estimate while a rule is open, though every figure is certain', () => {
    const result = decided({ listing: { isListed: null, wasListedLately: null, endedOn: null } });
    expect(outcomes(result, 'unknown')).toEqual(['listing']);
    expect(result.isEstimate).toBe(true);
  });

  it.each([
    ['an amount', { offerChoice: null }, { credit: { borrower: null, coborrower: null } }],
    ['the liens', { mortgages: [], areMortgagesReviewed: null }, {}],
  ])('has no CLTV without %s', (_, change, facts) => {
    expect(decided(change, facts).figures).toMatchObject({ value: 579_000, cltv: null });
  });

  it('is an estimate with an estimated mortgage', () => {
    const result = decided({ mortgages: [], areMortgagesReviewed: null, estimatedMortgageBalance: toDollars(291_400) });
    expect(result).toMatchObject({
      isEstimate: true,
      figures: { liens: 291_400, missing: ['mortgagePayment', 'taxes', 'insurance'] },
    });
    expect(outcomes(result, 'unknown')).toEqual(['dti']);
    expect(result.offers).toHaveLength(28);
  });

  it('offers other terms where only the chosen ones fail', () => {
    const choice = {
      amount: toDollars(85_000),
      product: 'variable' as const,
      years: 10,
      originationFee: toBasisPoints(499),
      hasAutopay: false,
    };
    const property = { ...exampleApplication().property, state: 'TX' as const };
    const result = decided({ property, offerChoice: choice });
    const feesOffered = ({ offers }: typeof result) => [...new Set(offers.map(({ originationFee }) => originationFee))];
    expect(outcomes(result, 'fail')).toEqual(['fees']);
    expect(feesOffered(result)).toEqual([0, 150]);
    const states = policy.states.map((state) => ({ ...state, maxFees: toBasisPoints(150) }));
    const application = exampleApplication({ property, offerChoice: choice });
    const toThePoint = decide({ application, facts: exampleFacts(), policy: { ...policy, states }, asOf });
    expect(feesOffered(toThePoint)).toEqual([0, 150]);
  });

  const fixed = { amount: toDollars(85_000), product: 'fixed' as const, years: 30, hasAutopay: false };
  const dear = { offerChoice: { ...fixed, originationFee: toBasisPoints(0) } };

  it('offers other terms where income carries only those', () => {
    const short = { offerChoice: { ...dear.offerChoice, years: 15 } };
    const { debts, housing, qualifyingPayment } = decided(short).figures;
    // Half of the income may go to obligations: a dollar less is too little.
    const base = toDollars(Math.floor((debts + housing + (qualifyingPayment ?? 0)) / 50) - 1);
    const jobs = [aJob({ base, dataSource: 'payroll' })];
    const poor = decided({ ...short, coborrower: null }, { verifiedEmployments: { borrower: jobs, coborrower: null } });
    expect(outcomes(poor, 'fail')).toEqual(['dti']);
    expect(poor.offers.map(({ id }) => id)).toContain('variable-10-0');
    expect(poor.offers.map(({ id }) => id)).not.toContain('fixed-15-0');
    expect(poor.offers.filter(({ dti }) => dti === null || dti > 5000)).toEqual([]);
  });

  it('offers other terms where the chosen ones are too dear for the law', () => {
    const rateOf = (change: Partial<Application>) => decided(change).trace.find(({ rule }) => rule === 'rate')?.value;
    const usual = rateOf({ offerChoice: { ...dear.offerChoice, product: 'variable', years: 10 } });
    const limit = usual?.unit === 'basisPoints' ? usual.amount : 0;
    const highCost = { ...policy.highCost, apor: toBasisPoints(limit - policy.highCost.overJuniorLien) };
    const application = exampleApplication(dear);
    const result = decide({ application, facts: exampleFacts(), policy: { ...policy, highCost }, asOf });
    expect(outcomes(result, 'fail')).toEqual(['rate']);
    expect(result.offers.map(({ id }) => id)).toContain('variable-10-0');
    expect(result.offers.map(({ id }) => id)).not.toContain('fixed-30-0');
  });

  it('offers nothing when a rule fails that no terms can meet', () => {
    const result = decided({ listing: { isListed: true, wasListedLately: null, endedOn: null } });
    expect(outcomes(result, 'fail')).toEqual(['listing']);
    expect(result.offers).toEqual([]);
  });

  it('offers nothing on income of nought', () => {
    const people = {
      borrower: { ...exampleApplication().borrower, annualIncome: toDollars(0), employments: [] },
      coborrower: null,
    };
    const result = decided(people, { verifiedEmployments: { borrower: null, coborrower: null } });
    expect(outcomes(result, 'fail')).toEqual(['dti']);
    expect(result.offers).toEqual([]);
  });

  it('names the cheapest debts whose payoff would let DTI pass', () => {
    const kept = exampleApplication().liabilities.map((debt) => ({ ...debt, toBePaidOff: false }));
    const people = { borrower: { ...exampleApplication().borrower, employments: [] }, liabilities: kept };
    const verified = {
      borrower: [{ ...(exampleFacts().verifiedEmployments.borrower ?? [])[0], base: toDollars(4000) }] as never,
      coborrower: exampleFacts().verifiedEmployments.coborrower,
    };
    const result = decided(people, { verifiedEmployments: verified });
    const row = result.trace.find(({ rule }) => rule === 'dti');
    expect(row?.outcome).toBe('fail');
    // $7,400 a month carries $3,700; the obligations are $3,890.11, so $190.11 has to go.
    expect(row?.change).toContainEqual({ kind: 'payOff', debtIds: ['card-1'], total: 9860 });
  });

  it('shows the rules in the order of their list', () => {
    const places = decided().trace.map(({ rule }) => ruleCode.options.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('gives the same answer for the same facts, whichever order debts come in', () => {
    const application = exampleApplication();
    const turned = {
      ...application,
      liabilities: application.liabilities.toReversed(),
      mortgages: application.mortgages.toReversed(),
    };
    expect(decide({ application: turned, facts: exampleFacts(), policy, asOf })).toEqual(decided());
  });

  it('never lowers DTI for a larger line at one price', () => {
    const at = (amount: number) =>
      decided({
        offerChoice: {
          amount: toDollars(amount),
          product: 'variable',
          years: 10,
          originationFee: toBasisPoints(150),
          hasAutopay: false,
        },
      }).figures;
    fc.assert(
      fc.property(fc.integer({ min: 56_001, max: 113_900 }), fc.integer({ min: 0, max: 50_000 }), (amount, more) => {
        const larger = Math.min(113_900, amount + more);
        expect(at(larger).dti).toBeGreaterThanOrEqual(at(amount).dti ?? 0);
        expect(at(larger).cltv).toBeGreaterThanOrEqual(at(amount).cltv ?? 0);
      }),
    );
  });

  it('allows every amount from the least line to the most, where the price does not step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25_000, max: 157_921 }), (amount) => {
        const result = decided({
          offerChoice: {
            amount: toDollars(amount),
            product: 'variable',
            years: 10,
            originationFee: toBasisPoints(150),
            hasAutopay: false,
          },
        });
        expect(result.outcome).toBe('pass');
        expect(result.maxLine?.amount).toBe(157_921);
        expect(result.offers.some(({ id }) => id === 'variable-10-150')).toBe(true);
      }),
    );
  });
});
