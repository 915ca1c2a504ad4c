import { z } from 'zod';
import type { Employment } from '#entities/application/employment.ts';
import type { FoundIncome } from '#entities/facts/found-income.ts';
import { addDays, day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { visitIs } from '../journeys/stage.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import type { Told, Unavailable } from '../port.ts';
import { isSameName } from '../same-person.ts';
import type { BankAnswer } from './port.ts';

const owners = z
  .array(z.object({ names: z.array(z.string()) }))
  .nullable()
  .optional();
const warnings = z
  .array(z.object({ warning_code: z.string().optional(), code: z.string().optional() }))
  .nullable()
  .optional();

/** The consumer report's view of income. */
export const plaidInsights = z.object({
  report: z.object({
    report_id: z.string().min(1),
    income_streams: z.array(
      z.object({
        income_stream_id: z.string().min(1),
        start_date: day,
        end_date: day.nullable(),
        description: z.string(),
        insights: z.object({
          income_category: z.object({ secondary: z.string().nullable() }),
          income_provider: z.object({ name: z.string().nullable() }).nullable().optional(),
          status: z.string(),
        }),
        income_metrics: z.object({
          current: z.object({ monthly: z.object({ gross_income: z.number().nullable() }) }),
        }),
      }),
    ),
    items: z.array(z.object({ accounts: z.array(z.object({ owners })) })),
  }),
  warnings,
});

/** Bank income, for accounts opened before the consumer report. */
export const plaidBankIncome = z.object({
  bank_income: z
    .array(
      z.object({
        bank_income_id: z.string().min(1),
        days_requested: z.int().positive(),
        items: z.array(
          z.object({
            bank_income_accounts: z.array(z.object({ owners })),
            bank_income_sources: z.array(
              z.object({
                income_source_id: z.string().min(1),
                income_category: z.string(),
                income_description: z.string(),
                start_date: day,
                end_date: day,
                total_amount: z.number(),
              }),
            ),
          }),
        ),
      }),
    )
    .nullable(),
  warnings,
});

const kinds: Readonly<Record<string, FoundIncome['type']>> = {
  SALARY: 'salary',
  MILITARY: 'salary',
  UNEMPLOYMENT: 'unemployment',
  CASH: 'cash',
  GIG_ECONOMY: 'gig',
  RENTAL: 'rental',
  CHILD_SUPPORT: 'childSupport',
  RETIREMENT: 'pension',
  LONG_TERM_DISABILITY: 'disability',
  BANK_INTEREST: 'interestAndDividends',
  INTEREST: 'interestAndDividends',
  CASH_DEPOSIT: 'cashDeposit',
  TRANSFER_FROM_APPLICATION: 'transferFromApplication',
  TAX_REFUND: 'taxRefund',
  BENEFIT_OTHER: 'benefitOther',
};

/** One source of income, however the vendor spells it. `monthly` is gross, or null where only net deposits are seen. */
type Source = {
  id: string;
  reportId: string;
  name: string;
  category: string;
  from: Employment['startDate'];
  to: Employment['endDate'];
  gross: number | null;
  shown: number | null;
};

/** The text says money in is negative, the examples show it positive: the size counts. */
const dollars = (amount: number | null) => {
  const whole = amount === null ? 0 : Math.round(Math.abs(amount));
  return whole === 0 ? null : toDollars(whole);
};

const isPay = ({ category }: Source): boolean => category === 'SALARY' || category === 'MILITARY';

const jobOf = ({ id, reportId, name, from, to, gross }: Source) => ({
  ...{ id: `bank-${id}`, reportId, dataSource: 'bank' as const, employerName: name.slice(0, 100) },
  // The first and last deposits seen, not the days of hire and leave.
  ...{ startDate: from, endDate: to, base: dollars(gross) },
  ...{ position: null, employerAddress: null, employerPhone: null, percentageOwned: null, bonuses: null },
  ...{ overtime: null, commissions: null, employerFullAddress: null, pdfUrl: null, incomeInformation: null },
  ...{ contactName: null, contactPhone: null, contactEmail: null, IncomeID: null, EmployerID: null },
});

const answerOf = (sources: readonly Source[]): BankAnswer => {
  if (sources.length === 0) return { kind: 'notFound' };
  const income = sources.flatMap(({ category, shown }) => {
    const monthly = dollars(shown);
    return monthly === null ? [] : [{ type: kinds[category] ?? ('other' as const), monthly }];
  });
  return { kind: 'found', jobs: sources.filter(isPay).map(jobOf), largeDeposits: null, income };
};

type Read = {
  sources: Source[];
  /** The owners of the accounts, bank by bank. */
  names: string[][];
  warned: z.infer<typeof warnings>;
  raw: string;
};

const told = ({ sources, names, warned, raw }: Read, { firstName, lastName }: IncomeRequest): Told => {
  const isNoData = warned?.some(({ warning_code, code }) => (warning_code ?? code) === 'DATA_UNAVAILABLE') === true;
  // A report that is not whole is no report.
  if (warned && warned.length > 0 && !isNoData)
    return { answer: { kind: 'unavailable', reason: 'garbage' } satisfies Unavailable, raw };
  const isOurs = (name: string): boolean =>
    name.split(/\s+/).some((part) => isSameName(part, lastName)) &&
    name.split(/\s+/).some((part) => isSameName(part, firstName));
  if (isNoData || sources.length === 0) return { answer: answerOf([]), raw };
  // Streams do not say which bank they came from: one bank whose owner is not the applicant, or not told, spoils them all.
  if (names.length === 0 || !names.every((bank) => bank.some(isOurs))) return visitIs.failed('anotherPerson', raw);
  return { answer: answerOf(sources), raw };
};

const namesOf = (accounts: readonly { owners?: z.infer<typeof owners> }[]): string[] =>
  accounts.flatMap((account) => account.owners?.flatMap((owner) => owner.names) ?? []);

export const incomeFromInsights = (
  { report, warnings: warned }: z.infer<typeof plaidInsights>,
  { request, raw }: { request: IncomeRequest; raw: string },
): Told => {
  const sources = report.income_streams.map(({ insights, income_metrics, ...stream }) => ({
    ...{ id: stream.income_stream_id, reportId: report.report_id, from: stream.start_date },
    name: insights.income_provider?.name || stream.description,
    category: insights.income_category.secondary ?? 'OTHER',
    to: insights.status === 'ACTIVE' ? null : stream.end_date,
    gross: income_metrics.current.monthly.gross_income,
    shown: income_metrics.current.monthly.gross_income,
  }));
  return told({ sources, names: report.items.map(({ accounts }) => namesOf(accounts)), warned, raw }, request);
};

const DAYS_A_MONTH = 365 / 12;
/** Of monthly pay: one deposit may be late. */
const TWO_PAY_PERIODS = 62;

export const incomeFromBankIncome = (
  { bank_income, warnings: warned }: z.infer<typeof plaidBankIncome>,
  { request, raw }: { request: IncomeRequest; raw: string },
): Told => {
  const [newest] = bank_income ?? [];
  const items = newest?.items ?? [];
  const sources = items.flatMap(({ bank_income_sources }) =>
    bank_income_sources.map((source) => ({
      ...{ id: source.income_source_id, reportId: newest?.bank_income_id ?? '', name: source.income_description },
      ...{ category: source.income_category, from: source.start_date },
      to: addDays(source.end_date, TWO_PAY_PERIODS) >= request.asOf ? null : source.end_date,
      // Deposits are net: never called gross pay.
      gross: null,
      shown: (source.total_amount / (newest?.days_requested ?? 1)) * DAYS_A_MONTH,
    })),
  );
  const names = items.map(({ bank_income_accounts }) => namesOf(bank_income_accounts));
  return told({ sources, names, warned, raw }, request);
};
