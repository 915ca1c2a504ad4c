import { describe, expect, it } from 'vitest';
import { addDays, toDay } from '#entities/values/day.ts';
import newest from './2026-11-23.json' with { type: 'json' };
import { findPolicy, findPolicyVersion, getPolicy, policies } from './policies.ts';
import { findPrime, primeHistory } from './prime-history.ts';

const current = getPolicy(toDay('2026-11-15'));

describe('the version in force', () => {
  it.each([
    ['2025-10-29', null],
    ['2025-10-30', '2025-10-30'],
    ['2025-12-10', '2025-10-30'],
    ['2025-12-11', '2025-12-11'],
    ['2026-10-31', '2025-12-11'],
    ['2026-11-14', '2026-11-01'],
    ['2026-11-15', '2026-11-15'],
  ])('on %s is %s', (asOf, version) => {
    expect(findPolicy(toDay(asOf))?.version ?? null).toBe(version);
  });

  it('throws where there is none and one is needed', () => {
    expect(() => getPolicy(toDay('2020-01-01'))).toThrow('2020-01-01');
  });

  it('is listed once a day, oldest first, and found by name', () => {
    const days = policies.map(({ effectiveFrom }) => effectiveFrom);
    expect(days).toEqual([...new Set(days)].sort());
    expect(findPolicyVersion('2025-10-30')?.index.rate).toBe(700);
    expect(findPolicyVersion('2020-01-01')).toBeNull();
  });

  it('takes its index from the published history', () => {
    for (const { index } of policies) {
      expect(findPrime(index.effectiveFrom)).toBe(index.rate);
      expect(findPrime(addDays(index.effectiveFrom, -1))).not.toBe(index.rate);
    }
    expect(findPrime(toDay('2008-12-15'))).toBeNull();
  });

  it.each([
    ['2025-09-16', 750],
    ['2025-09-17', 725],
    ['2025-10-30', 700],
    ['2025-12-11', 675],
    ['2026-09-16', 675],
    ['2026-09-17', 700],
  ])('has the history of the Board’s series: on %s %s basis points', (on, rate) => {
    expect(findPrime(toDay(on))).toBe(rate);
  });

  it('has a history in order', () => {
    expect(primeHistory.map(({ from }) => from)).toEqual(primeHistory.map(({ from }) => from).sort());
  });
});

describe('the sandbox lender’s policy', () => {
  it.each([
    ['line', { min: 25_000, max: 400_000 }],
    ['offer', { validDays: 30 }],
    ['score', { floor: 640, investmentFloor: 700 }],
    [
      'dti',
      {
        byScore: [
          { minScore: 700, limit: 5000 },
          { minScore: 0, limit: 4300 },
        ],
        twoToFourUnitsLimit: 4500,
      },
    ],
    [
      'lates',
      {
        days: 30,
        windows: [
          { months: 12, allowed: 0 },
          { months: 24, allowed: 1 },
        ],
      },
    ],
    [
      'derogatory',
      {
        bankruptcyMonths: 48,
        chapter13MonthsFromDischarge: 24,
        foreclosureMonths: 48,
        shortSaleMonths: 48,
        deedInLieuMonths: 48,
      },
    ],
    [
      'property',
      {
        usages: ['primaryResidence', 'secondHome', 'investment'],
        types: ['singleFamily', 'multiUnit', 'condo', 'townhouse'],
        units: ['1', '2', '3', '4'],
      },
    ],
    ['income', { grossUp: 2500, rentCounted: 7500 }],
    ['debts', { instalmentsLeftOut: 10, deferredStudentLoan: 100, revolvingWithoutPayment: 500 }],
    ['valuation', { maxFsd: 20, cascade: ['sandboxFirst', 'sandboxSecond', 'sandboxThird'], reviewShare: 1000 }],
    ['qualifying', { method: 'amortised', months: 240 }],
    ['listing', { months: 6 }],
    ['ownership', { primaryResidenceDays: 90, secondHomeMonths: 6, investmentMonths: 6 }],
    ['rate', { cap: 1800, floor: 400 }],
    ['index', { name: 'prime', rate: 675, effectiveFrom: '2025-12-11' }],
    ['highCost', { apor: 650, overJuniorLien: 850, overFirstLien: 650 }],
    ['title', { accepted: ['person', 'revocableTrust'] }],
    ['identity', { selfie: 'optional' }],
    [
      'fourEyes',
      {
        decisions: ['approved', 'conditionallyApproved', 'countered'],
        fromLine: 250_000,
        facts: ['credit', 'value', 'title', 'income'],
      },
    ],
  ] as const)('%s', (part, value) => {
    expect(current[part]).toEqual(value);
  });

  it('says itself which share of values is drawn for review, and is the newest one', () => {
    expect(newest.valuation.reviewShare).toBe(1000);
    expect(policies.at(-1)?.version).toBe(newest.version);
  });

  it('allows exceptions from its newest version on, for two rules and within a figure', () => {
    expect(getPolicy(toDay('2026-11-22')).exceptions).toBeNull();
    expect(getPolicy(toDay('2026-11-23')).exceptions).toEqual({
      over: { cltv: 200, dti: 300 },
      factorsNeeded: 2,
      factors: { score: 740, loanToValue: 7000, debtToIncome: 3600, monthsOwned: 60 },
    });
  });

  it('serves twelve states, Texas with limits of its own', () => {
    expect(current.states.map(({ code }) => code).join(' ')).toBe('AZ CA CO FL GA IL NC SC TN TX VA WA');
    const limited = current.states.filter(({ maxCltv, maxFees, waitDays }) => maxCltv ?? maxFees ?? waitDays);
    expect(limited).toEqual([
      {
        ...{ code: 'TX', maxCltv: 8000, maxFees: 200, waitDays: 12, monthsBetweenLines: 12, closesAtOffice: true },
        ...{ oneEquityCredit: false, closingPapersDays: null, acknowledgesValue: false },
        ...{ minDraw: null, recording: null },
      },
    ]);
  });
});
