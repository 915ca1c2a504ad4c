import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import { HOME_ID } from '#entities/application/income-source.ts';
import { incomeType } from '#entities/application/income-type.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import { aHome, aJob, anApplicant, anApplication, anIncome, aRental } from '../testing/builders.ts';
import { countedSource, monthlyIncome } from './monthly-income.ts';
import { twoYearAverage } from './two-year-average.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const $ = toDollars;

const incomeOf = (change: Partial<Application>, verified: Employment[] | null = null) =>
  monthlyIncome(anApplication(change), { policy, asOf, verified: { borrower: verified, coborrower: null } });

describe('countedSource', () => {
  const grossedUp = ['socialSecurity', 'childSupport', 'fosterCare', 'disability', 'bah', 'bas', 'publicAssistance'];
  it.each(incomeType.options)('%s of $1,000', (type) => {
    const expected = grossedUp.includes(type) ? 125_000 : type === 'rental' ? 75_000 : 100_000;
    expect(countedSource(anIncome({ type, base: $(1000) }), policy)).toBe(expected);
  });

  it('adds all its parts, and is not known without any', () => {
    const parts = { base: $(1), overtime: $(2), bonuses: $(3), commissions: $(4), otherValue: $(5) };
    expect(countedSource(anIncome(parts), policy)).toBe(1500);
    for (const type of incomeType.options) expect(countedSource(anIncome({ type }), policy)).toBeNull();
  });
});

describe('twoYearAverage', () => {
  const year = (at: number, amount: number) => ({ year: at, amount: $(amount) });
  it.each([
    ['last year and the one before', [year(2024, 96_000), year(2025, 120_000)], 900_000],
    ['the two before, last year not filed yet', [year(2023, 96_000), year(2024, 120_000)], 900_000],
    ['older years besides', [year(2022, 1), year(2025, 120_000), year(2024, 96_000)], 900_000],
    ['this year does not count', [year(2026, 500_000), year(2025, 120_000), year(2024, 96_000)], 900_000],
    ['a loss', [year(2025, -24_000), year(2024, 48_000)], 100_000],
    ['one year', [year(2025, 120_000)], null],
    ['years apart', [year(2025, 120_000), year(2023, 120_000)], null],
    ['too old', [year(2023, 120_000), year(2022, 120_000)], null],
    ['none', [], null],
  ])('%s', (_, years, expected) => {
    expect(twoYearAverage(years, asOf)).toBe(expected);
  });

  it('is not known without years', () => {
    expect(twoYearAverage(null, asOf)).toBeNull();
  });
});

describe('monthlyIncome', () => {
  it('uses the yearly figure, to be verified, until jobs are entered', () => {
    expect(incomeOf({ borrower: anApplicant({ annualIncome: $(100_800) }) })).toMatchObject({
      monthly: 840_000,
      parts: [{ type: 'stated', whose: 'borrower', from: null, monthly: 840_000, isVerified: false }],
      isVerified: false,
    });
  });

  it('is not known when nothing is', () => {
    expect(incomeOf({})).toEqual({ monthly: null, parts: [], isVerified: false });
  });

  it('adds the parts of every current job and leaves out those that ended', () => {
    const employments = [
      aJob({ base: $(5000), bonuses: $(300), overtime: $(200), commissions: $(100) }),
      aJob({ id: 'old', base: $(9000), endDate: toDay('2026-10-01') }),
    ];
    const borrower = anApplicant({ annualIncome: $(1), employments });
    expect(incomeOf({ borrower }).monthly).toBe(560_000);
  });

  it('keeps the yearly figure while a job has no amount', () => {
    const borrower = anApplicant({
      annualIncome: $(60_000),
      employments: [aJob({}), aJob({ id: 'two', base: $(100) })],
      incomeSources: [anIncome({ base: $(50) })],
    });
    expect(incomeOf({ borrower }).monthly).toBe(500_000);
    expect(incomeOf({ borrower: { ...borrower, annualIncome: null } }).monthly).toBe(15_000);
  });

  it('lets a verified job replace the same employer’s entry', () => {
    const borrower = anApplicant({
      employments: [aJob({ base: $(9000) }), aJob({ id: 'b', employerName: 'Shop', base: $(10) })],
    });
    const verified = [aJob({ employerName: 'NORTHGATE CLINIC, INC.', base: $(8400), dataSource: 'payroll' })];
    expect(incomeOf({ borrower }, verified)).toMatchObject({ monthly: 841_000, isVerified: false });
    const another = aJob({ id: 'another', employerName: 'Harbor Diner', base: $(100), dataSource: 'payroll' });
    expect(incomeOf({ borrower }, [...verified, another]).monthly).toBe(851_000);
    expect(incomeOf({ borrower: anApplicant({ employments: [aJob({ base: $(9000) })] }) }, verified)).toMatchObject({
      monthly: 840_000,
      isVerified: true,
    });
  });

  it('averages a business over two years and says when it cannot', () => {
    const years = [
      { year: 2025, amount: $(120_000) },
      { year: 2024, amount: $(96_000) },
    ];
    const owned = (change: Partial<Employment>) =>
      incomeOf({ borrower: anApplicant({ employments: [aJob({ percentageOwned: 25, base: $(20_000), ...change })] }) });
    expect(owned({ incomeInformation: years, dataSource: 'bank' })).toMatchObject({
      monthly: 900_000,
      isVerified: true,
    });
    expect(owned({ dataSource: 'bank' })).toMatchObject({ monthly: 2_000_000, isVerified: false });
    expect(owned({ percentageOwned: 24, incomeInformation: years }).monthly).toBe(2_000_000);
  });

  it('counts rent once, at 75 %', () => {
    const rental = aRental({ annualRentalIncome: $(24_000) });
    const tied = anIncome({ type: 'rental', base: $(2000), propertyId: 'rental-1' });
    const free = anIncome({ id: 'x', type: 'rental', base: $(1000) });
    const borrower = anApplicant({ incomeSources: [tied, free] });
    expect(incomeOf({ borrower, propertyOwnership: [rental] }).monthly).toBe(225_000);
    expect(incomeOf({ borrower, propertyOwnership: [aRental({})] }).monthly).toBe(225_000);
    expect(incomeOf({ borrower: anApplicant({}), propertyOwnership: [rental] }).monthly).toBe(150_000);
  });

  it('counts no rent of a property that is gone, nor of a single-unit home the owner lives in', () => {
    const job = aJob({ base: $(1000) });
    const rentOf = (propertyId: string, change: Partial<Application>) => {
      const incomeSources = [anIncome({ type: 'rental', otherValue: $(2000), propertyId })];
      return incomeOf({ borrower: anApplicant({ employments: [job], incomeSources }), ...change }).monthly;
    };
    expect(rentOf('rental-1', { propertyOwnership: [aRental({})] })).toBe(250_000);
    expect(rentOf('rental-1', { propertyOwnership: [aRental({ propertyId: 'rental-2' })] })).toBe(100_000);
    expect(rentOf(HOME_ID, { property: aHome({ type: 'multiUnit', units: '2' }) })).toBe(250_000);
    expect(rentOf(HOME_ID, { property: aHome({ usage: 'investment' }) })).toBe(250_000);
    expect(rentOf(HOME_ID, { property: aHome({}) })).toBe(100_000);
  });

  it('lets the yearly figure go once someone has said that there is neither work nor other income', () => {
    const said = (isEmployed: boolean | null, hasOtherIncome: boolean | null) =>
      incomeOf({ borrower: anApplicant({ annualIncome: $(60_000), isEmployed, hasOtherIncome }) }).monthly;
    expect([said(null, null), said(false, null), said(null, false)]).toEqual([500_000, 500_000, 500_000]);
    expect(said(false, false)).toBe(0);
    const nothing = anApplicant({ annualIncome: $(60_000), isEmployed: false, hasOtherIncome: false });
    expect(incomeOf({ borrower: nothing })).toMatchObject({
      parts: [{ type: 'stated', monthly: 0, isVerified: false }],
      isVerified: false,
    });
    const landlord = anApplicant({ annualIncome: $(60_000), isEmployed: false, hasOtherIncome: false });
    const propertyOwnership = [aRental({ annualRentalIncome: $(24_000) })];
    expect(incomeOf({ borrower: landlord, propertyOwnership }).monthly).toBe(150_000);
    expect(incomeOf({ borrower: nothing }, [aJob({ base: $(1000), dataSource: 'payroll' })]).monthly).toBe(100_000);
  });

  it('has no part for a property without rent', () => {
    const propertyOwnership = [null, 0].map((rent) => aRental({ annualRentalIncome: rent === null ? null : $(rent) }));
    const verified = [aJob({ base: $(1000), dataSource: 'payroll' })];
    expect(incomeOf({ borrower: anApplicant({}), propertyOwnership }, verified)).toMatchObject({
      parts: [{ type: 'job', monthly: 100_000 }],
      isVerified: true,
    });
  });

  it('rounds rent once', () => {
    // 75% of $18,005 is $13,503.75 a year, $1,125.3125 a month.
    const propertyOwnership = [aRental({ annualRentalIncome: $(18_005) })];
    expect(incomeOf({ borrower: anApplicant({}), propertyOwnership }).monthly).toBe(112_531);
  });

  it('counts all that is not rent besides, whatever home it names', () => {
    const propertyOwnership = [aRental({ annualRentalIncome: $(24_000) })];
    const borrower = anApplicant({ incomeSources: [anIncome({ base: $(100), propertyId: 'rental-1' })] });
    expect(incomeOf({ borrower, propertyOwnership }).monthly).toBe(160_000);
  });

  it('says of each part whose it is, where it comes from and whether a third party confirmed it', () => {
    const borrower = anApplicant({
      employments: [aJob({ base: $(10) }), aJob({ id: 'own', percentageOwned: 25, base: $(20), dataSource: 'bank' })],
      // A source without an amount does not count.
      incomeSources: [anIncome({ base: $(30), source: 'bank' }), anIncome({ id: 'open', type: 'alimony' })],
    });
    const propertyOwnership = [aRental({ annualRentalIncome: $(12) })];
    expect(incomeOf({ borrower, propertyOwnership }).parts).toMatchObject([
      { type: 'job', whose: 'borrower', from: 'Northgate Clinic', monthly: 1000, isVerified: false },
      { type: 'business', whose: 'borrower', from: 'Northgate Clinic', monthly: 2000, isVerified: false },
      { type: 'pension', whose: 'borrower', from: null, monthly: 3000, isVerified: true },
      { type: 'rental', whose: null, from: null, monthly: 75, isVerified: false },
    ]);
    expect(incomeOf({ propertyOwnership })).toMatchObject({ monthly: 75, isVerified: false });
  });

  it('adds the co-borrower', () => {
    const each = anApplicant({ annualIncome: $(12_000) });
    expect(incomeOf({ borrower: each, coborrower: each }).monthly).toBe(200_000);
  });

  it('is verified only when every part is', () => {
    const job = aJob({ base: $(1), dataSource: 'payroll' });
    const pension = (source: 'borrower' | 'coborrower' | 'bank') => anIncome({ base: $(1), source });
    const verifiedWith = (source: 'borrower' | 'coborrower' | 'bank') =>
      incomeOf({ borrower: anApplicant({ employments: [job], incomeSources: [pension(source)] }) }).isVerified;
    expect([verifiedWith('borrower'), verifiedWith('coborrower'), verifiedWith('bank')]).toEqual([false, false, true]);
  });

  it('never falls when a source is added', () => {
    const source = fc
      .record({ type: fc.constantFrom(...incomeType.options), base: fc.nat(20_000) })
      .map(({ type, base }) => anIncome({ type, base: $(base) }));
    fc.assert(
      fc.property(fc.array(source, { minLength: 1 }), source, (sources, more) => {
        const total = (incomeSources: (typeof more)[]) =>
          incomeOf({ borrower: anApplicant({ incomeSources }) }).monthly ?? 0;
        expect(total([...sources, more])).toBeGreaterThanOrEqual(total(sources));
      }),
    );
  });
});

describe('amounts that staff verified', () => {
  const job = aJob({ id: 'clinic', base: $(9000) });
  const pension = anIncome({ id: 'pension', base: $(500) });
  const rental = aRental({ propertyId: 'cabin', annualRentalIncome: $(12_000) });
  const application = anApplication({
    borrower: anApplicant({ employments: [job], incomeSources: [pension] }),
    propertyOwnership: [rental],
  });
  const withAmounts = (subjects: Record<string, number>) =>
    monthlyIncome(application, {
      ...{ policy, asOf, verified: { borrower: null, coborrower: null } },
      amounts: {
        borrower: Object.entries(subjects).map(([subject, monthly]) => ({ subject, monthly: $(monthly) })),
        coborrower: null,
      },
    });

  it('replace the stated ones, and only together make the income verified', () => {
    expect(withAmounts({ clinic: 8000 })).toMatchObject({ monthly: 925_000, isVerified: false });
    expect(withAmounts({ clinic: 8000, pension: 400, cabin: 800 })).toMatchObject({
      monthly: 900_000,
      isVerified: true,
    });
  });

  it('may find that an income does not count', () => {
    expect(withAmounts({ clinic: 8000, pension: 0, cabin: 0 })).toMatchObject({ monthly: 800_000, isVerified: true });
  });
});
