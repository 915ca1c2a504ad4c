import { expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { decide } from '../decision/decide.ts';
import type { Terms } from '../pricing/rate.ts';
import { aCreditFile, aDebt, aHome, aJob, aMortgage, anApplicant } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { lineAfterFee } from './line-after-fee.ts';
import { optimizeLine } from './optimize-line.ts';

const $ = toDollars;
const points = toBasisPoints;

/** A lender of tiny amounts, so that every whole dollar can be tried; its surcharges are steep, so that the price steps matter. */
const lender = fc
  .record({
    small: fc.constantFrom(25, 300),
    large: fc.constantFrom(-200, -10, 40),
    apor: fc.constantFrom(650, 250, 120),
  })
  .map(({ small, large, apor }) => ({
    ...policy,
    line: { min: $(20), max: $(180) },
    highCost: { ...policy.highCost, apor: points(apor) },
    adjusters: {
      ...policy.adjusters,
      smallLine: { under: $(60), adjust: points(small) },
      largeLine: { over: $(130), adjust: points(large) },
    },
  }));

const money = (min: number, max: number) => fc.integer({ min, max }).map($);

const debts = fc
  .array(
    fc.record({ balance: money(2, 90), monthlyPayment: money(1, 4), type: fc.constantFrom('revolving', 'auto') }),
    {
      maxLength: 2,
    },
  )
  .map((list) => list.map((debt, at) => aDebt({ id: `d${at}`, ...debt })));

const mortgages = fc.oneof(
  fc.constant<DebtItem[]>([]),
  money(20, 200).map((balance) => [aMortgage({ balance, monthlyPayment: $(2) })]),
  fc
    .record({ balance: money(5, 60), toBePaidOff: fc.boolean() })
    .map(({ balance, toBePaidOff }) => [
      aMortgage({ balance, toBePaidOff, type: 'homeEquityLine', creditLimit: $(80), monthlyPayment: $(1) }),
    ]),
);

const terms: fc.Arbitrary<Terms> = fc.record({
  product: fc.constantFrom('fixed', 'variable'),
  // Both products have these.
  years: fc.constantFrom(5, 10),
  originationFee: fc.constantFrom(...policy.fees.forRate.map(({ fee }) => fee)),
  hasAutopay: fc.boolean(),
});

const homes = fc.record({
  state: fc.constantFrom('TN', 'VA', 'TX'),
  usage: fc.constantFrom('primaryResidence', 'secondHome', 'investment'),
  units: fc.constantFrom('1', '2'),
  yearlyTaxes: fc.constant($(0)),
  yearlyInsurance: fc.constant($(0)),
  fees: fc.constant($(0)),
});

const cases = fc.record({
  by: lender,
  terms,
  cash: fc.constantFrom(0, 10, 50).map($),
  value: money(350, 700),
  score: fc.integer({ min: 690, max: 800 }),
  base: money(7, 30),
  home: homes,
  liabilities: debts,
  mortgages,
});

const amountRules = new Set(['lineMinimum', 'lineMaximum', 'payoff', 'cltv', 'dti', 'fees', 'rate']);
const setsOf = (all: Application['liabilities']): Application['liabilities'][] =>
  Array.from({ length: 2 ** all.length }, (_, mask) =>
    all.map((debt, at) => ({ ...debt, toBePaidOff: Math.floor(mask / 2 ** at) % 2 === 1 })),
  );

it('is never beaten by any amount with any set of debts, whatever the home, the terms and the law’s limits', () => {
  fc.assert(
    fc.property(cases, ({ by, terms: chosen, cash, value, score, base, home, liabilities, mortgages: loans }) => {
      const application = exampleApplication({
        property: aHome(home),
        mortgages: loans,
        liabilities,
        borrower: anApplicant({ employments: [aJob({ base })] }),
        coborrower: null,
      });
      const valuation = { model: 'first', value, low: null, high: null, fsd: 12, asOf };
      const facts = exampleFacts({
        credit: { borrower: aCreditFile([score]), coborrower: null },
        valuations: [valuation],
        verifiedEmployments: { borrower: null, coborrower: null },
      });
      const context = { facts, policy: by, asOf };
      const passing = setsOf(liabilities).flatMap((paid) =>
        Array.from({ length: by.line.max }, (_, at): Dollars => $(at + 1)).flatMap((amount) => {
          const offerChoice = { amount, ...chosen };
          const { trace, figures } = decide({
            application: { ...application, liabilities: paid, offerChoice },
            ...context,
          });
          const { qualifyingPayment: payment, payoffTotal } = figures;
          const fails = trace.some(({ rule, outcome }) => outcome === 'fail' && amountRules.has(rule));
          const arrives = lineAfterFee(amount, chosen.originationFee) - payoffTotal;
          if (fails || payment === null || arrives < cash) return [];
          return [{ monthly: figures.debts + figures.housing + payment, cash: arrives }];
        }),
      );
      const wish = { cashWanted: cash, terms: chosen, ...context };
      const least = passing.length === 0 ? null : Math.min(...passing.map(({ monthly }) => monthly));
      const most = passing.length === 0 ? null : Math.max(...passing.map((line) => line.cash));
      expect(optimizeLine(application, { goal: 'lowestPayment', ...wish })?.monthly ?? null).toBe(least);
      expect(optimizeLine(application, { goal: 'mostCash', ...wish })?.cash ?? null).toBe(most);
    }),
    { numRuns: 20 },
  );
});
