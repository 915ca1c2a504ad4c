import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { FoundIncome } from '#entities/facts/found-income.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader } from '#server/db/connect.ts';
import { reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';
import { bankAnswer } from '#server/vendors/bank-income/port.ts';
import { creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { floodAnswer } from '#server/vendors/flood/port.ts';
import { insuranceAnswer } from '#server/vendors/insurance-link/port.ts';
import { payrollAnswer } from '#server/vendors/payroll-income/port.ts';
import { titleAnswer } from '#server/vendors/title/port.ts';
import { cascadeAnswer } from '#server/vendors/valuation/port.ts';
import { knownAddress } from './known-address.ts';

/** The newest answer that fits; an unanswered request is not a fact. */
const newest = <Answer>(
  rows: readonly StoredReport[],
  { kind, read }: { kind: string | readonly string[]; read: (answer: unknown) => Answer | null },
): Answer | null => {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  for (const row of rows.toReversed()) {
    const answer =
      kinds.includes(row.kind) && row.answeredAt && row.outcome !== 'unavailable' ? read(row.answer) : null;
    if (answer !== null) return answer;
  }
  return null;
};

const creditOf = (rows: readonly StoredReport[], person: Person): CreditFile | null =>
  newest(rows, {
    kind: person === 'borrower' ? ['singleCredit', 'jointCredit'] : ['singleCreditCoborrower', 'jointCredit'],
    read: (answer) => {
      const { files } = creditAnswer.parse(answer);
      return (person === 'coborrower' && files[1]) || files[0] || null;
    },
  });

/** The kinds of income the bank found for one applicant; null where no bank was asked. */
export const foundIncomeIn = (rows: readonly StoredReport[], person: Person): FoundIncome[] | null => {
  const own = rows.filter((row) => row.person === person);
  const bank = newest(own, { kind: 'bankIncome', read: (answer) => bankAnswer.parse(answer) });
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
  const bank = newest(own, { kind: 'bankIncome', read: (answer) => bankAnswer.parse(answer) });
  return payroll ?? (bank?.kind === 'found' && bank.jobs.length > 0 ? bank.jobs : null);
};

/** The vendor answers so far, as the rules take them. Answers about another address do not apply to this home. */
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
  const bank = newest(rows, { kind: 'bankIncome', read: (answer) => bankAnswer.parse(answer) });
  const insurance = newest(rows, { kind: 'insurance', read: (answer) => insuranceAnswer.parse(answer) });
  return {
    credit: { borrower: creditOf(rows, 'borrower'), coborrower: creditOf(rows, 'coborrower') },
    valuations: cascade?.answers ?? null,
    flood,
    title,
    verifiedEmployments: { borrower: jobsOf(rows, 'borrower'), coborrower: jobsOf(rows, 'coborrower') },
    largeDeposits: bank?.kind === 'found' ? bank.largeDeposits : null,
    insurance: insurance?.kind === 'found' ? insuredFor(insurance.policy) : null,
  };
};

const insuredFor = ({ dwellingCoverage, yearlyPremium }: NonNullable<OutsideFacts['insurance']>) => ({
  dwellingCoverage,
  yearlyPremium,
});

export const outsideFactsOf = async (
  db: Reader,
  { id, document }: { id: string; document: Application },
): Promise<OutsideFacts> => factsFrom(await reportsOf(db, id), document);
