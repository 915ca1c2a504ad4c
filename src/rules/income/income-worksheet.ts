import type { Application } from '#entities/application/application.ts';
import type { Employment, YearOfIncome } from '#entities/application/employment.ts';
import type { IncomeType } from '#entities/application/income-type.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { isSameCompany } from '#entities/values/company-words.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Cents, Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { awardedIncome } from '../documents/document-rules.ts';
import { type IncomeContext, type IncomePart, monthlyIncome } from './monthly-income.ts';
import { type StatedIncome, statedIncomes } from './stated-incomes.ts';
import { averagedYears } from './two-year-average.ts';

export type WorksheetRow = {
  key: string;
  type: IncomePart['type'];
  /** Null for the rent of a property. */
  whose: Person | null;
  from: string | null;
  /** The id of the job, the source or the property; null for the yearly figure. */
  subject: string | null;
  /** A month as the applicant said it. */
  stated: Dollars | null;
  /** Null where it does not count. */
  used: Pick<IncomePart, 'gross' | 'monthly' | 'basis' | 'isVerified'> | null;
  /** The years a business is averaged over. */
  years: readonly [YearOfIncome, YearOfIncome] | null;
  /** The pay a job's amount is made of, where it is not an amount of staff's. */
  pay: Pick<Employment, 'base' | 'bonuses' | 'overtime' | 'commissions'> | null;
  /** The kinds of document that prove it. */
  proofs: readonly DocumentType[];
};
export type IncomeWorksheet = { rows: WorksheetRow[]; monthly: Cents | null; isVerified: boolean };

const businessProofs = ['businessTaxReturn', 'k1', 'personalTaxReturn', 'profitAndLoss', 'form1099'] as const;

/** The documents that prove an income of this type, as they are asked for. */
export const proofsOf = (type: IncomePart['type']): readonly DocumentType[] => {
  if (type === 'job' || type === 'stated') return ['paystub', 'w2', 'bankStatement'];
  if (type === 'business') return businessProofs;
  if (type === 'rental') return ['rentalAgreement', 'mostRecentPersonalTaxReturn', 'personalTaxReturn'];
  if (type === 'alimony' || type === 'childSupport') return ['supportOrder', 'bankStatement'];
  const isAwarded = (awardedIncome as readonly IncomeType[]).includes(type);
  return isAwarded ? ['awardLetter', 'form1099', 'bankStatement'] : ['paystub', 'personalTaxReturn', 'bankStatement'];
};

type Told = Parameters<typeof monthlyIncome>[1] & { verified: OutsideFacts['verifiedEmployments'] };
type Stated = StatedIncome & { whose: Person };

const people = ['borrower', 'coborrower'] as const;

const isOf = ({ subject, from, whose }: IncomePart, stated: Stated): boolean =>
  subject === stated.subject ||
  (from !== null && stated.name !== null && whose === stated.whose && isSameCompany(from, stated.name));

/** The job an amount comes from: the record of payroll or bank before what was entered. */
const jobOf = (application: Application, { verified }: Told, { subject, whose }: IncomePart): Employment | null => {
  if (whose === null) return null;
  const jobs = [...(verified[whose] ?? []), ...(application[whose]?.employments ?? [])];
  return jobs.find(({ id }) => id === subject) ?? null;
};

const typeOf = ({ type, name, subject }: Stated, { propertyOwnership }: Application): IncomePart['type'] =>
  type ??
  (propertyOwnership.some(({ propertyId }) => propertyId === subject) ? 'rental' : name === null ? 'stated' : 'job');

/**
 * Every income with what was stated, what counts and how it was worked out. The amounts are those of `monthlyIncome`, which DTI rests on; an
 * income that does not count stands without one.
 */
export const incomeWorksheet = (application: Application, told: Told & IncomeContext): IncomeWorksheet => {
  const { parts, monthly, isVerified } = monthlyIncome(application, told);
  const stated = people.flatMap((whose) => statedIncomes(application, whose).map((each) => ({ ...each, whose })));
  const counted = parts.map((part, at): WorksheetRow => {
    const job = jobOf(application, told, part);
    const isPay = part.basis.figure !== 'staff' && part.basis.counted === 'whole';
    return {
      ...{ key: `${at} ${part.subject}`, type: part.type, whose: part.whose, from: part.from, subject: part.subject },
      stated: stated.find((each) => isOf(part, each))?.monthly ?? null,
      used: { gross: part.gross, monthly: part.monthly, basis: part.basis, isVerified: part.isVerified },
      years: part.basis.counted === 'twoYears' ? averagedYears(job?.incomeInformation ?? null, told.asOf) : null,
      pay: job && isPay ? job : null,
      proofs: proofsOf(part.type),
    };
  });
  const left = stated.filter((each) => !parts.some((part) => isOf(part, each)));
  return {
    rows: [
      ...counted,
      ...left.map((each): WorksheetRow => {
        const type = typeOf(each, application);
        return {
          ...{ key: each.subject, type, whose: type === 'rental' && each.type === null ? null : each.whose },
          ...{ from: each.name, subject: each.subject, stated: each.monthly, used: null, years: null, pay: null },
          proofs: proofsOf(type),
        };
      }),
    ],
    monthly,
    isVerified,
  };
};
