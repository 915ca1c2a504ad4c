import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { decide } from '../decision/decide.ts';
import { defaultTerms } from '../pricing/rate.ts';
import { aDebt, aHome, aJob, aMortgage, anApplicant } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { lineAfterFee, lineForAfterFee } from './line-after-fee.ts';
import { type OptimizedLine, type OptimizerGoal, optimizeLine } from './optimize-line.ts';

const $ = toDollars;
const terms = { ...defaultTerms(policy), originationFee: toBasisPoints(150) };
const afterFee = (amount: number) => lineAfterFee($(amount), terms.originationFee);
const facts = exampleFacts({ verifiedEmployments: { borrower: null, coborrower: null } });

const wish = (application: Application, goal: OptimizerGoal, cash = 0) =>
  optimizeLine(application, { goal, cashWanted: $(cash), terms, facts, policy, asOf });

const decidedAt = (application: Application, { amount, debtIds }: { amount: number; debtIds: readonly string[] }) =>
  decide({
    application: {
      ...application,
      liabilities: application.liabilities.map((debt) => ({ ...debt, toBePaidOff: debtIds.includes(debt.id) })),
      offerChoice: { amount: $(amount), ...terms },
    },
    facts,
    policy,
    asOf,
  });

describe('optimizeLine', () => {
  const debts = fc
    .array(fc.record({ balance: fc.integer({ min: 500, max: 30_000 }), payment: fc.integer({ min: 20, max: 900 }) }), {
      maxLength: 6,
    })
    .map((list) =>
      list.map(({ balance, payment }, at) => aDebt({ id: `d${at}`, balance: $(balance), monthlyPayment: $(payment) })),
    );
  const applications = fc
    .record({ liabilities: debts, base: fc.integer({ min: 4000, max: 12_000 }) })
    .map(({ liabilities, base }) =>
      exampleApplication({
        liabilities,
        borrower: anApplicant({ employments: [aJob({ base: $(base) })] }),
        coborrower: null,
      }),
    );
  const alone = { ...facts, credit: { borrower: facts.credit.borrower, coborrower: null } };
  const best = (application: Application, goal: OptimizerGoal, cash = 0) =>
    optimizeLine(application, { goal, cashWanted: $(cash), terms, facts: alone, policy, asOf });

  /** Every set of debts with a choice of amounts, evaluated by the decision itself. */
  const byHand = (application: Application, goal: OptimizerGoal, cash: number) => {
    const { liabilities } = application;
    let found: number | null = null;
    for (let mask = 0; mask < 2 ** liabilities.length; mask += 1) {
      const paid = liabilities.map((debt, at) => ({ ...debt, toBePaidOff: Math.floor(mask / 2 ** at) % 2 === 1 }));
      const total = paid.reduce((sum, debt) => sum + (debt.toBePaidOff ? debt.balance : 0), 0);
      const base = { ...application, liabilities: paid };
      const at = (amount: number) =>
        decide({ application: { ...base, offerChoice: { amount: $(amount), ...terms } }, facts: alone, policy, asOf });
      const least = Math.max(25_000, lineForAfterFee($(total + cash), terms.originationFee));
      const most = at(least).maxLine?.amount ?? 0;
      for (const amount of goal === 'mostCash' ? [most] : [least, Math.max(least, 50_000), Math.max(least, 200_001)]) {
        const { trace, figures } = at(amount);
        if (amount < least || trace.some(({ outcome }) => outcome === 'fail')) continue;
        const score =
          goal === 'mostCash'
            ? total - afterFee(amount)
            : figures.debts + figures.housing + (figures.qualifyingPayment ?? 0);
        if (found === null || score < found) found = score;
      }
    }
    return found;
  };

  it.each(['lowestPayment', 'mostCash'] as const)('is never beaten by trying everything: %s', (goal) => {
    fc.assert(
      fc.property(applications, fc.constantFrom(0, 10_000, 40_000), (application, cash) => {
        const result = best(application, goal, cash);
        const expected = byHand(application, goal, cash);
        expect(result && (goal === 'mostCash' ? -result.cash : result.monthly)).toBe(expected);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['lowestPayment', 'mostCash'] as const)('is decided by the last cent and the last dollar: %s', (goal) => {
    const owing = (balance: number) =>
      exampleApplication({
        liabilities: [aDebt({ id: 'a', balance: $(balance), monthlyPayment: $(20) })],
        borrower: anApplicant({ employments: [aJob({ base: $(5200) })] }),
        coborrower: null,
      });
    const scoreOf = (result: OptimizedLine | null) => result && (goal === 'mostCash' ? -result.cash : result.monthly);
    const kept = scoreOf(best(owing(500_000), goal, 40_000));
    // Near the balance where paying off a debt of $20 a month stops being worth it.
    for (let balance = 2250; balance <= 2300; balance += 1) {
      const result = best(owing(balance), goal, 40_000);
      expect(scoreOf(result)).toBe(byHand(owing(balance), goal, 40_000));
      // Where it makes no difference, nothing is paid off.
      expect(result?.debtIds).toEqual(scoreOf(result) === kept ? [] : ['a']);
    }
  });

  it('gives the whole line to a request for all of it, and nothing to a request for a dollar more', () => {
    const short = exampleApplication({
      liabilities: [],
      borrower: anApplicant({ employments: [aJob({ base: $(5200) })] }),
      coborrower: null,
    });
    const rich = exampleApplication({ liabilities: [], borrower: anApplicant({}), coborrower: null });
    for (const application of [short, rich]) {
      const { amount, cash } = best(application, 'mostCash') ?? { amount: 0, cash: 0 };
      expect(cash).toBe(afterFee(amount));
      for (const goal of ['mostCash', 'lowestPayment'] as const) {
        expect(best(application, goal, cash)?.cash).toBe(cash);
        expect(best(application, goal, cash + 1)).toBeNull();
      }
    }
  });

  it.each([
    ['Texas', { state: 'TX' }, 171_800],
    ['an investment', { usage: 'investment' }, 113_900],
    ['four units', { units: '4' }, 171_800],
  ] as const)('stays under the cap of %s', (_, change, most) => {
    const application = exampleApplication({ property: aHome(change), borrower: anApplicant({}), coborrower: null });
    expect(best(application, 'mostCash')?.amount).toBe(most);
  });

  it('takes the largest line of a price rather than a dollar more at the next', () => {
    // With $56,000, all loans come to 60% of the value, where the price steps.
    expect(best(exampleApplication({ liabilities: [] }), 'lowestPayment', afterFee(56_000))?.amount).toBe(56_000);
  });

  it('lets a payment fill the room to the cent', () => {
    const whole = {
      ...policy,
      qualifying: { ...policy.qualifying, method: 'interestOnly' as const },
      dti: { byScore: [{ minScore: 0, limit: toBasisPoints(10_000) }], twoToFourUnitsLimit: toBasisPoints(10_000) },
    };
    const withIncome = (base: number) =>
      optimizeLine(
        exampleApplication({
          mortgages: [aMortgage({})],
          liabilities: [],
          borrower: anApplicant({ employments: [aJob({ base: $(base) })] }),
          coborrower: null,
        }),
        { goal: 'lowestPayment', cashWanted: afterFee(120_000), terms, facts: alone, policy: whole, asOf },
      );
    // Interest on $120,000 is one dollar a month for each basis point.
    const needed = (withIncome(50_000)?.monthly ?? 0) / 100;
    expect(Number.isInteger(needed)).toBe(true);
    expect(withIncome(needed)).toMatchObject({ amount: 120_000, dti: 10_000 });
    expect(withIncome(needed - 1)).toBeNull();
  });

  it('passes every rule it could have broken', () => {
    fc.assert(
      fc.property(applications, fc.constantFrom('lowestPayment' as const, 'mostCash' as const), (application, goal) => {
        const result = best(application, goal, 5000);
        if (result === null) return;
        const { figures, trace } = decide({
          application: {
            ...application,
            liabilities: application.liabilities.map((debt) => ({
              ...debt,
              toBePaidOff: result.debtIds.includes(debt.id),
            })),
            offerChoice: { amount: result.amount, ...terms },
          },
          facts: alone,
          policy,
          asOf,
        });
        expect(trace.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
        expect(result.cash).toBeGreaterThanOrEqual(5000);
        expect(afterFee(result.amount) - result.payoffTotal).toBe(result.cash);
        expect(figures.payoffTotal).toBe(result.payoffTotal);
        expect(figures.debts + figures.housing + (figures.qualifyingPayment ?? 0)).toBe(result.monthly);
        expect(figures.dti).toBe(result.dti);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps enough of the line for a mortgage that is to be paid off', () => {
    const second = aMortgage({ id: 'second', type: 'homeEquityLine', balance: $(20_000), toBePaidOff: true });
    const application = exampleApplication({ mortgages: [aMortgage({}), second], liabilities: [] });
    expect(wish(application, 'lowestPayment', 10_000)).toMatchObject({
      // The fee of 1.5% is $456.85.
      amount: 30_457,
      payoffTotal: 20_000,
      cash: 10_000,
    });
    const most = wish(application, 'mostCash');
    expect(afterFee(most?.amount ?? 0) - (most?.cash ?? 0)).toBe(20_000);
  });

  it('takes a fee as high as all fees may be, and none above', () => {
    const within = (allFeesMax: number) =>
      optimizeLine(exampleApplication({ liabilities: [] }), {
        goal: 'mostCash',
        cashWanted: $(0),
        terms,
        facts,
        policy: { ...policy, fees: { ...policy.fees, allFeesMax: toBasisPoints(allFeesMax) } },
        asOf,
      });
    expect(within(150)?.cash).toBeGreaterThan(0);
    expect(within(149)).toBeNull();
  });

  it('finds nothing where nothing passes', () => {
    expect(
      wish(exampleApplication({ property: { ...exampleApplication().property, value: $(300_000) } }), 'mostCash')
        ?.amount,
    ).toBeDefined();
    const poor = exampleApplication({
      borrower: anApplicant({ employments: [aJob({ base: $(2000) })] }),
      coborrower: null,
    });
    expect(best(poor, 'lowestPayment')).toBeNull();
    expect(best(exampleApplication(), 'mostCash', 390_000)).toBeNull();
    const noScore = { ...alone, credit: { borrower: null, coborrower: null } };
    for (const goal of ['lowestPayment', 'mostCash'] as const) {
      const wanted = { goal, cashWanted: $(0), terms, facts: noScore, policy, asOf };
      expect(optimizeLine(exampleApplication({ coborrower: null }), wanted)).toBeNull();
    }
  });

  it('leaves DTI out while income is not known', () => {
    const unknown = exampleApplication({ borrower: anApplicant({}), coborrower: null });
    expect(best(unknown, 'mostCash')).toMatchObject({ amount: 200_750, debtIds: [], dti: null });
    expect(decidedAt(unknown, { amount: 200_750, debtIds: [] }).figures.dti).toBeNull();
  });
});
