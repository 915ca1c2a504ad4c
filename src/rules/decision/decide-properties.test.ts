import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { anyChoice, anyLoan, type Loan } from '#testing/loan-arbitrary.ts';
import { principalReasons } from '../adverse-action/adverse-reasons.ts';
import { aDebt, anApplicant, anIncome } from '../testing/builders.ts';
import { asOf, policy } from '../testing/worked-example.ts';
import type { Change, RuleCode, TraceRow } from '../trace/trace-row.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';

const decided = (loan: Loan): Decision => decide({ ...loan, policy, asOf });
const changed = ({ application, facts }: Loan, change: Partial<Application>): Loan => ({
  application: { ...application, ...change },
  facts,
});
const worth = ({ application, facts }: Loan, change: (value: number) => number): Loan => ({
  application,
  facts: {
    ...facts,
    valuations: facts.valuations?.map((each) => ({ ...each, value: toDollars(change(each.value ?? 0)) })) ?? null,
  },
});
const rowOf = ({ trace }: Decision, rule: RuleCode): TraceRow | undefined => trace.find((row) => row.rule === rule);
const failing = ({ trace }: Decision): RuleCode[] =>
  trace.flatMap(({ rule, outcome }) => (outcome === 'fail' ? [rule] : []));
const most = ({ maxLine }: Decision): number => maxLine?.amount ?? 0;

/** A choice is made, so that both decisions are about the same line. */
const chosenLoan = fc.tuple(anyLoan, anyChoice).map(([loan, offerChoice]) => changed(loan, { offerChoice }));

describe('any decision', () => {
  it('names one to four failed rules when it is a no, and none else', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const decision = decided(loan);
        const reasons = principalReasons(decision.trace);
        expect(reasons.length > 0 && reasons.length <= 4).toBe(decision.outcome === 'fail');
        expect(reasons.filter(({ row }) => row.outcome !== 'fail')).toEqual([]);
      }),
    );
  });

  it('offers only what passes when it is chosen, at the same figures', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        for (const offer of decided(loan).offers) {
          const { amount, product, years, originationFee, hasAutopay } = offer;
          const again = decided(changed(loan, { offerChoice: { amount, product, years, originationFee, hasAutopay } }));
          expect([offer.id, failing(again)]).toEqual([offer.id, []]);
          expect(again.offers).toContainEqual(offer);
        }
      }),
    );
  });

  it('does not hang on the order in which things are told', () => {
    fc.assert(
      fc.property(anyLoan, ({ application, facts }) => {
        const { borrower, liabilities, mortgages } = application;
        const turned = {
          ...application,
          liabilities: liabilities.toReversed(),
          mortgages: mortgages.toReversed(),
          borrower: {
            ...borrower,
            employments: borrower.employments.toReversed(),
            incomeSources: borrower.incomeSources.toReversed(),
          },
        };
        const told = ({ trace, figures, ...rest }: Decision) => ({
          ...rest,
          figures: { ...figures, missing: figures.missing.toSorted() },
          trace: trace.map(({ change: _, ...row }) => row),
        });
        expect(told(decided({ application: turned, facts }))).toEqual(told(decided({ application, facts })));
      }),
    );
  });

  it('is the same with autopay, at a rate that is no higher', () => {
    fc.assert(
      fc.property(chosenLoan, (loan) => {
        const [off, on] = [false, true].map((hasAutopay) => {
          const { offerChoice } = loan.application;
          return decided(changed(loan, { offerChoice: offerChoice && { ...offerChoice, hasAutopay } }));
        }) as [Decision, Decision];
        expect([on.outcome, on.maxLine, on.figures]).toEqual([off.outcome, off.maxLine, off.figures]);
        expect(on.offers.map(({ id }) => id)).toEqual(off.offers.map(({ id }) => id));
        for (const [at, { rate }] of on.offers.entries()) expect(rate).toBeLessThanOrEqual(off.offers[at]?.rate ?? 0);
      }),
    );
  });

  it('is no different for a co-borrower with the same credit, no income and no debts', () => {
    fc.assert(
      fc.property(anyLoan, ({ application, facts }) => {
        const alone = { application: { ...application, coborrower: null }, facts };
        const coborrower = anApplicant({ isEmployed: false, hasOtherIncome: false });
        const credit = { borrower: facts.credit.borrower, coborrower: facts.credit.borrower };
        const [one, two] = [
          decided(alone),
          decided({ application: { ...application, coborrower }, facts: { ...facts, credit } }),
        ];
        fc.pre(one.figures.income !== null);
        expect([two.outcome, two.maxLine, two.offers, failing(two)]).toEqual([
          one.outcome,
          one.maxLine,
          one.offers,
          failing(one),
        ]);
      }),
    );
  });
});

describe('no decision gets worse', () => {
  const betterOff = (before: Decision, after: Decision, rules: readonly RuleCode[]) => {
    expect(most(after)).toBeGreaterThanOrEqual(most(before));
    for (const rule of rules)
      if (rowOf(before, rule)?.outcome === 'pass') expect([rule, rowOf(after, rule)?.outcome]).toEqual([rule, 'pass']);
  };

  it('by more income', () => {
    fc.assert(
      fc.property(chosenLoan, fc.integer({ min: 1, max: 5000 }), (loan, more) => {
        const { borrower } = loan.application;
        fc.pre(decided(loan).figures.income !== null);
        const incomeSources = [...borrower.incomeSources, anIncome({ id: 'more', otherValue: toDollars(more) })];
        betterOff(decided(loan), decided(changed(loan, { borrower: { ...borrower, incomeSources } })), ['dti']);
      }),
    );
  });

  it('by one debt less', () => {
    const debts = fc.record({
      balance: fc.nat({ max: 30_000 }).map(toDollars),
      monthlyPayment: fc.nat({ max: 800 }).map(toDollars),
    });
    fc.assert(
      fc.property(chosenLoan, debts, (loan, figures) => {
        const more = changed(loan, {
          liabilities: [...loan.application.liabilities, aDebt({ id: 'more', ...figures })],
        });
        betterOff(decided(more), decided(loan), ['dti']);
      }),
    );
  });

  it('by a home worth more', () => {
    fc.assert(
      fc.property(chosenLoan, fc.integer({ min: 1, max: 300_000 }), (loan, more) => {
        betterOff(decided(loan), decided(worth(loan, (value) => value + more)), ['cltv', 'dti', 'rate']);
      }),
    );
  });

  it('by a better score', () => {
    fc.assert(
      fc.property(chosenLoan, fc.integer({ min: 1, max: 90 }), (loan, more) => {
        const { application, facts } = loan;
        const better = (file: typeof facts.credit.borrower) =>
          file && { ...file, scores: file.scores.map((each) => ({ ...each, score: (each.score ?? 0) + more })) };
        const credit = { borrower: better(facts.credit.borrower), coborrower: better(facts.credit.coborrower) };
        betterOff(decided(loan), decided({ application, facts: { ...facts, credit } }), [
          'score',
          'cltv',
          'dti',
          'rate',
        ]);
      }),
    );
  });
});

describe('what would change a no', () => {
  /** The loan with one change applied; null for changes without a figure. */
  const carriedOut = (loan: Loan, { change, chosen }: { change: Change; chosen: Decision['chosen'] }): Loan | null => {
    const { application } = loan;
    const choice = { ...chosen, amount: chosen.amount ?? toDollars(0) };
    const asked = changed(loan, { offerChoice: choice });
    switch (change.kind) {
      case 'smallerLine':
      case 'largerLine':
        return changed(loan, { offerChoice: { ...choice, amount: change.amount } });
      case 'otherFee':
        return changed(loan, { offerChoice: { ...choice, originationFee: change.fee } });
      case 'higherValue':
        return worth(asked, () => change.value);
      case 'payOff':
        return changed(asked, {
          liabilities: application.liabilities.map((debt) =>
            change.debtIds.includes(debt.id) ? { ...debt, toBePaidOff: true } : debt,
          ),
        });
      case 'payDownMortgages': {
        let left: number = change.amount;
        const mortgages = application.mortgages.map((loan) => {
          const paid = loan.type === 'homeEquityLine' || loan.toBePaidOff ? 0 : Math.min(left, loan.balance);
          left -= paid;
          return { ...loan, balance: toDollars(loan.balance - paid) };
        });
        return changed(asked, { mortgages });
      }
      case 'moreIncome': {
        const otherValue = toDollars(Math.ceil(change.monthly / 100));
        const { borrower } = application;
        return changed(asked, {
          borrower: { ...borrower, incomeSources: [...borrower.incomeSources, anIncome({ id: 'more', otherValue })] },
        });
      }
      default:
        return null;
    }
  };

  it('does, when it is carried out', () => {
    const seen = new Set<Change['kind']>();
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { trace, chosen } = decided(loan);
        for (const { rule, change: changes } of trace) {
          for (const change of changes ?? []) {
            const after = carriedOut(loan, { change, chosen });
            if (after === null) continue;
            seen.add(change.kind);
            expect([change, failing(decided(after)).includes(rule)]).toEqual([change, false]);
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect([...seen].sort()).toEqual([
      'higherValue',
      'largerLine',
      'moreIncome',
      'otherFee',
      'payDownMortgages',
      'payOff',
      'smallerLine',
    ]);
  });
});
