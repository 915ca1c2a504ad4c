import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDollars as $ } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { aCreditFile, aDebt, aHome, aJob, anApplicant } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { decide } from './decide.ts';

const decided = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  decide({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });
const failing = ({ trace }: ReturnType<typeof decided>) =>
  trace.flatMap(({ rule, outcome }) => (outcome === 'fail' ? [rule] : []));

const choice = { amount: $(50_000), product: 'variable', years: 10, hasAutopay: false } as const;

describe('offers', () => {
  const feesOffered = (originationFee: number, balance = 49_000) => {
    const liabilities = [aDebt({ balance: $(balance), monthlyPayment: $(900), toBePaidOff: true })];
    const result = decided({ liabilities, offerChoice: { ...choice, originationFee: toBasisPoints(originationFee) } });
    return { failing: failing(result), fees: [...new Set(result.offers.map((offer) => offer.originationFee))] };
  };

  it('have a fee that leaves enough for what the line pays off, whichever is looked at', () => {
    // $50,000 less 1.5% pays $49,250; less 2.99% only $48,505.
    expect(feesOffered(0)).toEqual({ failing: [], fees: [0, 150] });
    expect(feesOffered(499)).toEqual({ failing: ['payoff'], fees: [0, 150] });
    expect(feesOffered(0, 49_250).fees).toEqual([0, 150]);
    expect(feesOffered(0, 49_251).fees).toEqual([0]);
  });

  it.each([false, true])('are no high-cost mortgage without the discount for autopay either: %s', (hasAutopay) => {
    const result = decided(
      {
        coborrower: null,
        property: aHome({ type: 'multiUnit', units: '2', yearlyTaxes: $(0), yearlyInsurance: $(0) }),
        mortgages: [],
        offerChoice: { ...choice, hasAutopay, originationFee: toBasisPoints(0) },
      },
      { credit: { borrower: aCreditFile([640]), coborrower: null } },
    );
    // A first lien may cost 13%; 30 years fixed would be 13.24%, and 12.99% with autopay.
    expect(result.offers.map(({ id }) => id)).not.toContain('fixed-30-0');
    expect(result.offers.map(({ id }) => id)).toContain('fixed-15-0');
  });

  it('are made without a DTI while the income is not known', () => {
    const result = decided(
      { borrower: anApplicant({}), coborrower: null },
      { verifiedEmployments: { borrower: null, coborrower: null } },
    );
    expect(result.figures.income).toBeNull();
    expect(result.offers.length).toBeGreaterThan(0);
    expect(result.offers.filter(({ dti }) => dti !== null)).toEqual([]);
  });

  it('are not made on a business that loses money', () => {
    const incomeInformation = [2025, 2024].map((year) => ({ year, amount: $(-12_000) }));
    const job = aJob({ percentageOwned: 100, incomeInformation });
    const result = decided(
      { borrower: anApplicant({ employments: [job] }), coborrower: null },
      { verifiedEmployments: { borrower: null, coborrower: null } },
    );
    expect(failing(result)).toEqual(['dti']);
    expect(result.offers).toEqual([]);
    expect(result.figures).toMatchObject({ income: -100_000, dti: null });
  });
});
