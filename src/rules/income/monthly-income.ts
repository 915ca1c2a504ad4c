import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { IncomeSource } from '#entities/application/income-source.ts';
import type { IncomeType } from '#entities/application/income-type.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { VerifiedIncome } from '#entities/facts/verified-income.ts';
import { isSameCompany } from '#entities/values/company-words.ts';
import type { Day } from '#entities/values/day.ts';
import { type Cents, centsOf, type Dollars, roundToCents, toCents, toDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import type { Policy } from '#policy/policy.ts';
import { currentJobs, isOwned } from '../employment/ownership.ts';
import { recordWithStated } from '../employment/record-with-stated.ts';
import { shareOf } from '../pricing/payment.ts';
import { rentProblem } from './rent-problem.ts';
import { twoYearAverage } from './two-year-average.ts';

/** Not taxed, so grossed up. */
const taxFree: ReadonlySet<IncomeType> = new Set([
  'socialSecurity',
  'childSupport',
  'fosterCare',
  'disability',
  'bah',
  'bas',
  'publicAssistance',
]);

export type IncomePart = {
  type: IncomeType | 'job' | 'business' | 'stated';
  /** Null for the rent of a property. */
  whose: Person | null;
  /** The employer or business, or the property that is let; null for other income. */
  from: string | null;
  monthly: Cents;
  isVerified: boolean;
  /** The id of the job, the income source or the rented property; null for the yearly figure. */
  subject: string | null;
  /** A month before it is grossed up or reduced. */
  gross: Cents;
  basis: IncomeBasis;
};
/** Whose figure counts, and how: pay as it is, two years averaged, grossed up for being free of tax, or a share of the rent. */
export type IncomeBasis = {
  figure: 'staff' | 'record' | 'stated';
  counted: 'whole' | 'twoYears' | 'grossedUp' | 'rentShare' | 'yearByTwelve';
};
export type MonthlyIncome = { monthly: Cents | null; parts: IncomePart[]; isVerified: boolean };

const sumKnown = (amounts: readonly (Dollars | null)[]): Cents | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : centsOf(toDollars(known.reduce((sum, amount) => sum + amount, 0)));
};

const monthlyOf = (yearly: Cents): Cents => roundToCents(yearly / 12);

type Amounts = readonly VerifiedIncome[] | null;

/** The amount staff verified for a job, a source or a property; null where they have not. */
const verifiedFor = (amounts: Amounts, subject: string): Dollars | null =>
  amounts?.find((each) => each.subject === subject)?.monthly ?? null;

/** A part whose amount may not be known yet. */
type Counted = Omit<IncomePart, 'whose' | 'monthly' | 'gross'> & { monthly: Cents | null; gross: Cents | null };

const jobIncome = (job: Employment, { asOf, amounts }: { asOf: Day; amounts: Amounts }): Counted => {
  const named = { from: job.employerName, subject: job.id };
  const verified = verifiedFor(amounts, job.id);
  if (verified !== null) {
    const monthly = centsOf(verified);
    const basis = { figure: 'staff', counted: 'whole' } as const;
    return { type: isOwned(job) ? 'business' : 'job', ...named, monthly, gross: monthly, basis, isVerified: true };
  }
  const stated = sumKnown([job.base, job.bonuses, job.overtime, job.commissions]);
  const isVerified = job.dataSource !== 'manual';
  const figure = isVerified ? 'record' : 'stated';
  const paid = { ...named, monthly: stated, gross: stated, basis: { figure, counted: 'whole' } } as const;
  if (!isOwned(job)) return { type: 'job', ...paid, isVerified };
  const average = twoYearAverage(job.incomeInformation, asOf);
  if (average === null) return { type: 'business', ...paid, isVerified: false };
  const basis = { figure, counted: 'twoYears' } as const;
  return { type: 'business', ...named, monthly: average, gross: average, basis, isVerified };
};

const grossOf = ({ base, overtime, bonuses, commissions, otherValue }: IncomeSource): Cents | null =>
  sumKnown([base, overtime, bonuses, commissions, otherValue]);

const countedAs = ({ type }: IncomeSource): 'rentShare' | 'grossedUp' | 'whole' => {
  if (type === 'rental') return 'rentShare';
  return taxFree.has(type) ? 'grossedUp' : 'whole';
};

/** The monthly amount one income source counts for; null while no amount is known. */
export const countedSource = (source: IncomeSource, { income }: Pick<Policy, 'income'>): Cents | null => {
  const gross = grossOf(source);
  if (gross === null) return null;
  const as = countedAs(source);
  if (as === 'rentShare') return shareOf(gross, income.rentCounted);
  return as === 'grossedUp' ? toCents(gross + shareOf(gross, income.grossUp)) : gross;
};

/** A verified job replaces the manually entered one with the same employer, whose stated share of the business still counts. */
const jobsOf = (entered: readonly Employment[], verified: readonly Employment[] | null): readonly Employment[] => {
  if (verified === null) return entered;
  const isSame = (record: Employment, job: Employment) => isSameCompany(record.employerName, job.employerName);
  return [
    ...verified.map((record) =>
      recordWithStated(
        record,
        entered.find((job) => isSame(record, job)),
      ),
    ),
    ...entered.filter((job) => !verified.some((record) => isSame(record, job))),
  ];
};

export type IncomeContext = { policy: Pick<Policy, 'income'>; asOf: Day };

/** A source at its verified amount, where there is one. */
const asVerified = (source: IncomeSource, amounts: Amounts): IncomeSource => {
  const verified = verifiedFor(amounts, source.id);
  if (verified === null) return source;
  return {
    ...source,
    base: verified,
    overtime: null,
    bonuses: null,
    commissions: null,
    otherValue: null,
    source: 'staff',
  };
};

/** One applicant's income. Until every current job has an amount, the stated yearly figure is used, to be verified. */
const personParts = (
  {
    whose,
    person,
    verified,
    amounts,
    homes,
  }: {
    whose: Person;
    person: Applicant;
    verified: readonly Employment[] | null;
    amounts: Amounts;
    homes: Parameters<typeof rentProblem>[1];
  },
  { policy, asOf }: IncomeContext,
): IncomePart[] => {
  const jobs = currentJobs(jobsOf(person.employments, verified), asOf).map((job) => jobIncome(job, { asOf, amounts }));
  const others = person.incomeSources
    .filter(({ type, propertyId }) => type !== 'rental' || rentProblem(propertyId, homes) === null)
    .map((source) => asVerified(source, amounts))
    .map((source): Counted => {
      const isVerified = source.source !== 'borrower' && source.source !== 'coborrower';
      const figure = verifiedFor(amounts, source.id) !== null ? 'staff' : isVerified ? 'record' : 'stated';
      return {
        ...{ type: source.type, from: null, subject: source.id, isVerified },
        ...{ monthly: countedSource(source, policy), gross: grossOf(source) },
        basis: { figure, counted: countedAs(source) },
      };
    });
  const entered = [...jobs, ...others];
  const statedOf = (monthly: Cents): IncomePart => ({
    ...{ type: 'stated', whose, from: null, subject: null, isVerified: false, monthly, gross: monthly },
    basis: { figure: 'stated', counted: 'yearByTwelve' },
  });
  // An applicant with neither work nor other income has none, even if an earlier answer gave a figure.
  if (entered.length === 0 && person.isEmployed === false && person.hasOtherIncome === false) {
    return [statedOf(toCents(0))];
  }
  const isPending = entered.length === 0 || jobs.some(({ monthly }) => monthly === null);
  if (isPending && person.annualIncome !== null) {
    return [statedOf(monthlyOf(centsOf(person.annualIncome)))];
  }
  return entered.flatMap(({ monthly, gross, ...part }) =>
    monthly === null || gross === null ? [] : [{ ...part, whose, monthly, gross }],
  );
};

/** Gross monthly income of all borrowers; rent counts once, from the property or from the source that names it. */
export const monthlyIncome = (
  application: Pick<Application, 'borrower' | 'coborrower' | 'property' | 'propertyOwnership'>,
  {
    verified,
    amounts = { borrower: null, coborrower: null },
    ...context
  }: IncomeContext & {
    verified: OutsideFacts['verifiedEmployments'];
    amounts?: OutsideFacts['verifiedIncome'];
  },
): MonthlyIncome => {
  const { borrower, coborrower, propertyOwnership } = application;
  const bothAmounts = [...(amounts.borrower ?? []), ...(amounts.coborrower ?? [])];
  const rents = propertyOwnership.flatMap(({ propertyId, property, annualRentalIncome: rent }): IncomePart[] => {
    if (rent === null || rent === 0) return [];
    const found = verifiedFor(bothAmounts, propertyId);
    const yearly = found === null ? centsOf(rent) : toCents(centsOf(found) * 12);
    // The yearly share first: rounded once, on conversion to a month.
    const monthly = monthlyOf(shareOf(yearly, context.policy.income.rentCounted));
    const basis = { figure: found === null ? 'stated' : 'staff', counted: 'rentShare' } as const;
    const gross = monthlyOf(yearly);
    return [
      {
        type: 'rental',
        whose: null,
        from: property.line1,
        subject: propertyId,
        monthly,
        gross,
        basis,
        isVerified: found !== null,
      },
    ];
  });
  const parts = [
    ...personParts(
      {
        whose: 'borrower',
        person: borrower,
        verified: verified.borrower,
        amounts: amounts.borrower,
        homes: application,
      },
      context,
    ),
    ...(coborrower
      ? personParts(
          {
            whose: 'coborrower',
            person: coborrower,
            verified: verified.coborrower,
            amounts: amounts.coborrower,
            homes: application,
          },
          context,
        )
      : []),
    ...rents,
  ];
  return {
    monthly: parts.length === 0 ? null : toCents(parts.reduce((sum, { monthly }) => sum + monthly, 0)),
    parts,
    isVerified: parts.length > 0 && parts.every(({ isVerified }) => isVerified),
  };
};
