import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { grantedExceptions, type PolicyException } from '#entities/facts/exceptions/policy-exception.ts';
import type { FactSource } from '#entities/facts/fact-kind.ts';
import type { FoundIncome } from '#entities/facts/found-income.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { VerifiedIncome } from '#entities/facts/verified-income.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader } from '#server/db/connect.ts';
import { reportsOf, STAFF_KEY, type StoredReport } from '#server/db/repos/application/reports.ts';
import { releasedIndexes } from '#server/db/repos/outside/index-dates.ts';
import { together } from '#server/db/together.ts';
import { bankAnswer } from '#server/vendors/bank-income/port.ts';
import { creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { incomeEntered } from '#server/vendors/entered-income.ts';
import { floodAnswer } from '#server/vendors/flood/port.ts';
import { insuranceAnswer } from '#server/vendors/insurance-link/port.ts';
import { payrollAnswer } from '#server/vendors/payroll-income/port.ts';
import { titleAnswer } from '#server/vendors/title/port.ts';
import { cascadeAnswer } from '#server/vendors/valuation/port.ts';
import { knownAddress } from './known-address.ts';

type Sourced<Answer> = { answer: Answer; source: FactSource };

/** Staff's entries are stored as reports under keys of their own. */
const sourceOf = ({ idempotencyKey }: StoredReport): FactSource =>
  idempotencyKey.startsWith(STAFF_KEY) ? 'staff' : 'vendor';

/** The newest answer that fits, and who gave it; an unanswered request is not a fact. */
const newest = <Answer>(
  rows: readonly StoredReport[],
  { kind, read }: { kind: string | readonly string[]; read: (answer: unknown) => Answer | null },
): Sourced<Answer> | null => {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  for (const row of rows.toReversed()) {
    const answer =
      kinds.includes(row.kind) && row.answeredAt && row.outcome !== 'unavailable' ? read(row.answer) : null;
    if (answer !== null) return { answer, source: sourceOf(row) };
  }
  return null;
};

const creditOf = (rows: readonly StoredReport[], person: Person): Sourced<CreditFile> | null =>
  newest(rows, {
    kind: person === 'borrower' ? ['singleCredit', 'jointCredit'] : ['singleCreditCoborrower', 'jointCredit'],
    read: (answer) => {
      const { files } = creditAnswer.parse(answer);
      return (person === 'coborrower' && files[1]) || files[0] || null;
    },
  });

const bankOf = (rows: readonly StoredReport[]) =>
  newest(rows, { kind: 'bankIncome', read: (answer) => bankAnswer.parse(answer) })?.answer ?? null;

/** The kinds of income the bank found for one applicant; null where no bank was asked. */
export const foundIncomeIn = (rows: readonly StoredReport[], person: Person): FoundIncome[] | null => {
  const own = rows.filter((row) => row.person === person);
  const bank = bankOf(own);
  return bank?.kind === 'found' ? bank.income : null;
};

const jobsOf = (rows: readonly StoredReport[], person: Person): Employment[] | null => {
  const own = rows.filter((row) => row.person === person);
  const payroll = newest(own, {
    kind: 'payrollIncome',
    read: (answer) => {
      const told = payrollAnswer.parse(answer);
      return told.kind === 'found' ? told.jobs : null;
    },
  });
  const bank = bankOf(own);
  return payroll?.answer ?? (bank?.kind === 'found' && bank.jobs.length > 0 ? bank.jobs : null);
};

/** The amounts staff worked out from one applicant's documents. */
const amountsOf = (rows: readonly StoredReport[], person: Person): VerifiedIncome[] | null =>
  newest(
    rows.filter((row) => row.person === person),
    { kind: 'staffIncome', read: (answer) => incomeEntered.parse(answer).amounts },
  )?.answer ?? null;

/** Limits that were raised for this loan, the newest last. */
const exceptionsOf = (rows: readonly StoredReport[]): PolicyException[] =>
  rows.flatMap(({ kind, answer }) => (kind === 'policyException' ? grantedExceptions.parse(answer).exceptions : []));

/** The answers so far, from vendors and from staff, as the rules take them. Answers about another address do not apply to this home. */
export const factsFrom = (rows: readonly StoredReport[], application: Application): OutsideFacts => {
  const address = knownAddress(application);
  const isHere = (told: { address: unknown }): boolean => isDeepStrictEqual(told.address, address);
  const cascade = newest(rows, {
    kind: 'avmCascade',
    read: (answer) => {
      const told = cascadeAnswer.parse(answer);
      return isHere(told) ? told : null;
    },
  });
  const flood = newest(rows, {
    kind: 'flood',
    read: (answer) => {
      const told = floodAnswer.parse(answer);
      return told.kind === 'found' && isHere(told) ? told.determination : null;
    },
  });
  const title = newest(rows, {
    kind: 'title',
    read: (answer) => {
      const told = titleAnswer.parse(answer);
      return told.kind === 'found' && isHere(told) ? told.record : null;
    },
  });
  const exceptions = exceptionsOf(rows);
  const bank = bankOf(rows);
  const insurance = newest(rows, { kind: 'insurance', read: (answer) => insuranceAnswer.parse(answer) });
  // A policy that was linked to another address does not insure this home.
  const isInsuredHere = insurance?.source === 'staff' || application.canopyConnected;
  const credit = { borrower: creditOf(rows, 'borrower'), coborrower: creditOf(rows, 'coborrower') };
  const verifiedEmployments = { borrower: jobsOf(rows, 'borrower'), coborrower: jobsOf(rows, 'coborrower') };
  const verifiedIncome = { borrower: amountsOf(rows, 'borrower'), coborrower: amountsOf(rows, 'coborrower') };
  const incomeSource = (person: Person): FactSource | null =>
    verifiedIncome[person] ? 'staff' : verifiedEmployments[person] ? 'vendor' : null;
  return {
    credit: { borrower: credit.borrower?.answer ?? null, coborrower: credit.coborrower?.answer ?? null },
    valuations: cascade?.answer.answers ?? null,
    flood: flood?.answer ?? null,
    title: title?.answer ?? null,
    verifiedEmployments,
    largeDeposits: bank?.kind === 'found' ? bank.largeDeposits : null,
    insurance: insurance?.answer.kind === 'found' && isInsuredHere ? insuredFor(insurance.answer.policy) : null,
    verifiedIncome,
    ...(exceptions.length > 0 && { exceptions }),
    sources: {
      credit: { borrower: credit.borrower?.source ?? null, coborrower: credit.coborrower?.source ?? null },
      income: { borrower: incomeSource('borrower'), coborrower: incomeSource('coborrower') },
      value: cascade?.source ?? null,
      title: title?.source ?? null,
      flood: flood?.source ?? null,
      insurance: insurance?.source ?? null,
    },
  };
};

const insuredFor = ({ dwellingCoverage, yearlyPremium }: NonNullable<OutsideFacts['insurance']>) => ({
  dwellingCoverage,
  yearlyPremium,
});

export type Told = { reports: readonly StoredReport[]; indexes: IndexDate[] };

/** Everything others said that a decision on this loan may follow. */
export const toldOf = async (db: Reader, id: string): Promise<Told> => {
  const [reports, indexes] = await together([reportsOf(db, id), releasedIndexes(db)]);
  return { reports, indexes };
};

export const factsOf = ({ reports, indexes }: Told, application: Application): OutsideFacts => ({
  ...factsFrom(reports, application),
  indexes,
});

export const outsideFactsOf = async (
  db: Reader,
  { id, document }: { id: string; document: Application },
): Promise<OutsideFacts> => factsOf(await toldOf(db, id), document);
