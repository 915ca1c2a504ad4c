import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { type Day, day } from '#entities/values/day.ts';
import { type Cents, nearestDollars } from '#entities/values/money.ts';
import { visitIs } from '../journeys/stage.ts';
import type { Told } from '../port.ts';
import { isSameName } from '../same-person.ts';
import type { IncomeRequest, PayrollAnswer } from './port.ts';

/** Amounts are decimal texts or null; null and nonsense are not known, never 0. */
const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number)
  .nullable()
  .catch(null);
const dayOf = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(day)
  .nullable()
  .catch(null);

export const argyleIdentity = z.object({
  id: z.string().min(1).max(100),
  employment: z.string().min(1).max(100),
  account: z.string().nullable().optional(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  ssn: z.string().nullable(),
  employer: z.string().nullable(),
  employment_status: z.string().nullable(),
  employment_type: z.string().nullable(),
  job_title: z.string().nullable(),
  hire_date: dayOf,
  original_hire_date: dayOf,
  termination_date: dayOf,
  base_pay: z.object({ amount: decimal, period: z.string().nullable() }).nullable(),
  pay_cycle: z.string().nullable(),
});
export type ArgyleIdentity = z.infer<typeof argyleIdentity>;

const total = z.object({ amount_ytd: decimal, hours: decimal }).nullable().optional();

export const argylePaystub = z.object({
  employment: z.string().nullable(),
  status: z.string().nullable(),
  paystub_date: dayOf,
  gross_pay_ytd: decimal,
  gross_pay_list_totals: z
    .object({ base: total, overtime: total, bonus: total, commission: total })
    .nullable()
    .optional(),
  employer_address: z
    .object({
      line1: z.string().nullable(),
      line2: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      postal_code: z.string().nullable(),
    })
    .nullable()
    .optional(),
});
export type ArgylePaystub = z.infer<typeof argylePaystub>;

const SKIPPED: ReadonlySet<string> = new Set(['cancelled', 'scheduled', 'excluded']);
const perMonth: Readonly<Record<string, number>> = {
  annual: 1 / 12,
  monthly: 1,
  semimonthly: 2,
  biweekly: 26 / 12,
  weekly: 52 / 12,
};

/** Whole dollars; null where nothing is known, and 0 is nothing. */
const dollars = (amount: number | null) => {
  const whole = amount === null || amount <= 0 ? 0 : nearestDollars(Math.round(amount * 100) as Cents);
  return whole === 0 ? null : whole;
};

const stubsOf = ({ employment }: ArgyleIdentity, stubs: readonly ArgylePaystub[]): ArgylePaystub[] =>
  stubs
    .filter((stub) => stub.employment === employment && !SKIPPED.has(stub.status ?? ''))
    .toSorted((a, b) => (b.paystub_date ?? '').localeCompare(a.paystub_date ?? ''));

/** Hourly pay counts with the hours of the stubs; a salary without a period is not guessed. */
const basePay = ({ base_pay, pay_cycle }: ArgyleIdentity, stubs: readonly ArgylePaystub[]): number | null => {
  const { amount = null, period = null } = base_pay ?? {};
  if (amount === null || period === null) return null;
  if (period !== 'hourly') return period in perMonth ? amount * (perMonth[period] ?? 0) : null;
  const hours = stubs.flatMap(({ gross_pay_list_totals: totals }) => totals?.base?.hours ?? []);
  const cycles = perMonth[pay_cycle ?? ''];
  if (hours.length === 0 || cycles === undefined) return null;
  return (amount * cycles * hours.reduce((sum, each) => sum + each, 0)) / hours.length;
};

/** A month's share of the newest stub's year to date. */
const extraPay = (kind: 'overtime' | 'bonus' | 'commission', [newest]: readonly ArgylePaystub[]): number | null => {
  const sum = newest?.gross_pay_list_totals?.[kind]?.amount_ytd ?? null;
  return sum === null || !newest?.paystub_date ? null : sum / Number(newest.paystub_date.slice(5, 7));
};

const yearsOf = (stubs: readonly ArgylePaystub[]) => {
  const years = new Map<number, ReturnType<typeof dollars>>();
  for (const { paystub_date: on, gross_pay_ytd } of stubs)
    if (on && !years.has(Number(on.slice(0, 4)))) years.set(Number(on.slice(0, 4)), dollars(gross_pay_ytd));
  return [...years].flatMap(([year, amount]) => (amount === null ? [] : [{ year, amount }]));
};

/** One whose end nobody knows is not called current. */
const endOf = (identity: ArgyleIdentity, [newest]: readonly ArgylePaystub[]): { on: Day | null } | null => {
  if (identity.employment_status === 'active') return { on: null };
  const on = identity.termination_date ?? newest?.paystub_date ?? null;
  return on === null ? null : { on };
};

const addressOf = ([newest]: readonly ArgylePaystub[]) => {
  const { postal_code: zip, ...told } = newest?.employer_address ?? { postal_code: null };
  return address.safeParse({ ...told, zip, county: null }).data ?? null;
};

/** The same job has the same id each time it is told. */
export const jobIdOf = ({ employment }: ArgyleIdentity): string => `payroll-${employment}`;

const jobOf = (identity: ArgyleIdentity, all: readonly ArgylePaystub[]) => {
  const stubs = stubsOf(identity, all);
  const startDate = identity.hire_date ?? identity.original_hire_date;
  const end = endOf(identity, stubs);
  if (!isPayrollJob(identity) || !identity.employer || startDate === null || end === null) return [];
  const years = yearsOf(stubs);
  return [
    {
      ...{ id: jobIdOf(identity), reportId: identity.id, dataSource: 'payroll' as const },
      ...{ employerName: identity.employer.slice(0, 100), position: identity.job_title?.slice(0, 100) || null },
      ...{ startDate, endDate: end.on, base: dollars(basePay(identity, stubs)) },
      overtime: dollars(extraPay('overtime', stubs)),
      bonuses: dollars(extraPay('bonus', stubs)),
      commissions: dollars(extraPay('commission', stubs)),
      employerFullAddress: addressOf(stubs),
      incomeInformation: years.length === 0 ? null : years,
      ...{ employerAddress: null, employerPhone: null, percentageOwned: null, pdfUrl: null, contactName: null },
      ...{ contactPhone: null, contactEmail: null, IncomeID: null, EmployerID: null },
    },
  ];
};

const isOurs = ({ first_name, last_name, ssn }: ArgyleIdentity, request: IncomeRequest): boolean => {
  const digits = ssn?.replace(/\D/g, '') ?? '';
  const isNumbered = digits.length !== 9 || request.ssn === null || digits === request.ssn.replace(/\D/g, '');
  return isNumbered && isSameName(first_name ?? '', request.firstName) && isSameName(last_name ?? '', request.lastName);
};

type Synced = { identities: readonly ArgyleIdentity[]; stubs: readonly ArgylePaystub[]; raw: string };

/** Gig work is in no payroll, and so is never a job to check. */
export const isPayrollJob = ({ employment_type }: ArgyleIdentity): boolean => employment_type !== 'contractor';

export const isOfApplicant = (identities: readonly ArgyleIdentity[], request: IncomeRequest): boolean =>
  identities.every((identity) => isOurs(identity, request));

/** One job an identity. Gig work is in no payroll; records of another person are not used at all. */
export const jobsFromArgyle = ({ identities, stubs, raw }: Synced, request: IncomeRequest): Told => {
  if (!isOfApplicant(identities, request)) return visitIs.failed('anotherPerson', raw);
  const jobs = identities.flatMap((identity) => jobOf(identity, stubs));
  return { answer: (jobs.length === 0 ? { kind: 'notFound' } : { kind: 'found', jobs }) satisfies PayrollAnswer, raw };
};
