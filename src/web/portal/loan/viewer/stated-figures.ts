import type { Application } from '#entities/application/application.ts';
import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import { isSameCompany } from '#entities/values/company-words.ts';
import { type Cents, centsOf } from '#entities/values/money.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import { inDollars } from '#words/figures.ts';
import type { LoanDocument } from '../documents/document-row.tsx';

const same = (one: string, other: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(one).includes(plain(other)) || plain(other).includes(plain(one));
};

export type StatedFigure = { text: string; agrees: (found: string) => boolean };

/** What the application says of a figure, where it says anything. */
export const statedFigure = (
  { person, documentType, subjectId }: LoanDocument,
  name: FigureName,
  application: Application,
): StatedFigure | null => {
  if (name === 'employer') {
    const jobs = (application[person] ?? application.borrower).employments.flatMap(
      ({ employerName }) => employerName ?? [],
    );
    return jobs.length === 0
      ? null
      : { text: jobs.join(', '), agrees: (found) => jobs.some((job) => same(job, found)) };
  }
  if (documentType === 'mortgageStatement' && (name === 'principalBalance' || name === 'monthlyPayment')) {
    const loans = application.mortgages.filter(({ id }) => subjectId === null || id === subjectId);
    const amounts = loans.flatMap(({ balance, monthlyPayment }) =>
      name === 'principalBalance' ? balance : (monthlyPayment ?? []),
    );
    if (amounts.length === 0) return null;
    return {
      text: amounts.map((amount) => inDollars(amount)).join(', '),
      agrees: (found) => amounts.some((amount) => Math.abs(amount * 100 - Number(found)) < 100),
    };
  }
  return null;
};

/** The monthly pay stated for the one job a paystub is from; null where it may be another's. */
export const statedPay = (
  person: LoanDocument['person'],
  employer: string | undefined,
  application: Application,
): Cents | null => {
  const jobs = application[person]?.employments ?? [];
  const [job, ...others] = statedIncomes(application, person)
    .filter(({ subject }) => jobs.some(({ id }) => id === subject))
    .filter(({ name }) => employer === undefined || (name !== null && isSameCompany(name, employer)));
  return job === undefined || job.monthly === null || others.length > 0 ? null : centsOf(job.monthly);
};
