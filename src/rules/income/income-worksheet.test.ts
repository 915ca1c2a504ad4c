import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { VerifiedIncome } from '#entities/facts/verified-income.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { aJob, anApplicant, anApplication, anIncome, aRental } from '../testing/builders.ts';
import { incomeWorksheet } from './income-worksheet.ts';
import { monthlyIncome } from './monthly-income.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const $ = toDollars;

type Told = { records?: Employment[]; amounts?: VerifiedIncome[] };
const toldOf = ({ records, amounts }: Told) => ({
  ...{ policy, asOf, verified: { borrower: records ?? null, coborrower: null } },
  amounts: { borrower: amounts ?? null, coborrower: null },
});
const sheetOf = (change: Partial<Application>, told: Told = {}) => incomeWorksheet(anApplication(change), toldOf(told));

describe('incomeWorksheet', () => {
  it('has a job as stated, and the payroll record that takes its place, on one line', () => {
    const borrower = anApplicant({ employments: [aJob({ base: $(9000) })] });
    expect(sheetOf({ borrower }).rows).toMatchObject([
      {
        ...{ type: 'job', whose: 'borrower', from: 'Northgate Clinic', stated: 9000, pay: { base: 9000 } },
        used: { monthly: 900_000, isVerified: false, basis: { figure: 'stated', counted: 'whole' } },
        proofs: ['paystub', 'w2', 'bankStatement'],
      },
    ]);
    const record = { employerName: 'NORTHGATE CLINIC, INC.', base: $(8000), bonuses: $(400), dataSource: 'payroll' };
    const { rows, monthly, isVerified } = sheetOf(
      { borrower },
      { records: [aJob({ id: 'from-payroll', ...record } as Partial<Employment>)] },
    );
    expect(rows).toMatchObject([
      { stated: 9000, pay: { base: 8000, bonuses: 400 }, used: { monthly: 840_000, basis: { figure: 'record' } } },
    ]);
    expect([monthly, isVerified]).toEqual([840_000, true]);
  });

  it('has an amount of staff beside the stated one, without the pay it replaces', () => {
    const borrower = anApplicant({ employments: [aJob({ base: $(9000) })] });
    const amounts = [{ subject: borrower.employments[0]?.id ?? '', monthly: $(8600) }];
    expect(sheetOf({ borrower }, { amounts }).rows).toMatchObject([
      { stated: 9000, pay: null, used: { monthly: 860_000, isVerified: true, basis: { figure: 'staff' } } },
    ]);
  });

  it('names the years a business is averaged over', () => {
    const incomeInformation = [2023, 2024, 2025].map((year, at) => ({ year, amount: $(90_000 + at * 6000) }));
    const borrower = anApplicant({ employments: [aJob({ percentageOwned: 40, base: $(1), incomeInformation })] });
    expect(sheetOf({ borrower }).rows).toMatchObject([
      {
        ...{ type: 'business', years: [{ year: 2024 }, { year: 2025 }], pay: null },
        used: { monthly: 825_000, basis: { counted: 'twoYears' } },
        proofs: expect.arrayContaining(['businessTaxReturn', 'k1']),
      },
    ]);
  });

  it('shows income before and after it is grossed up or reduced', () => {
    const borrower = anApplicant({ incomeSources: [anIncome({ id: 'ss', type: 'socialSecurity', base: $(2000) })] });
    const propertyOwnership = [aRental({ annualRentalIncome: $(24_000) })];
    expect(sheetOf({ borrower, propertyOwnership }).rows).toMatchObject([
      { subject: 'ss', stated: 2000, used: { gross: 200_000, monthly: 250_000, basis: { counted: 'grossedUp' } } },
      { type: 'rental', whose: null, stated: 2000, used: { gross: 200_000, monthly: 150_000 } },
    ]);
  });

  it('keeps an income that does not count, without an amount', () => {
    const borrower = anApplicant({
      annualIncome: $(60_000),
      employments: [aJob({}), aJob({ id: 'two', employerName: 'Shop', base: $(100) })],
    });
    const { rows, monthly } = sheetOf({ borrower });
    expect(rows.map(({ type, stated, used }) => [type, stated, used?.monthly ?? null])).toEqual([
      ['stated', null, 500_000],
      ['job', null, null],
      ['job', 100, null],
    ]);
    expect(monthly).toBe(500_000);
  });

  it('adds up to the income of the rules, whatever is in it', () => {
    const change = {
      borrower: anApplicant({ employments: [aJob({ base: $(5000) })], incomeSources: [anIncome({ base: $(300) })] }),
      coborrower: anApplicant({ annualIncome: $(48_000) }),
      propertyOwnership: [aRental({ annualRentalIncome: $(12_345) })],
    };
    const { rows, monthly } = sheetOf(change);
    const used = rows.reduce((sum, row) => sum + (row.used?.monthly ?? 0), 0);
    expect([used, monthly]).toEqual([monthly, monthlyIncome(anApplication(change), toldOf({})).monthly]);
  });
});
