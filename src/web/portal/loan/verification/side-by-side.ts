import type { FactKind, FactSource } from '#entities/facts/fact-kind.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { type Cents, type Dollars, toDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import type { ConditionState } from '#rules/conditions/condition-request.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { Contradiction } from '#rules/facts/contradictions.ts';
import { homeLoans } from '#rules/facts/home-loans.ts';
import { incomeWorksheet, type WorksheetRow } from '#rules/income/income-worksheet.ts';
import { incomeTypes } from '#words/application-labels.ts';
import { inCents, inDollars, inLongDate } from '#words/figures.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { firstNameOf, fullNameOf } from '../facts/people-names.ts';
import type { LoanData } from '../loan-context.ts';
import { incomeRows } from './income-rows.ts';

export type FactGroup = keyof typeof words.groups;
export type Entering = { kind: FactKind; person: Person };

/** What was stated and what is verified, before orders, entries and contradictions are put beside it. */
export type SideBySide = {
  key: string;
  group: FactGroup;
  name: string;
  stated: string | null;
  verified: string | null;
  /** Facts from before they had a source came from vendors. */
  source?: FactSource | null | undefined;
  /** The fact that is entered here; absent for sums and for what is only stated. */
  enters?: Entering | null;
  /** The order that brings it. */
  asks?: OutsideQuestion;
  /** The applicant's pages that may hold the stated answer, whichever flow asked. */
  pages?: readonly string[];
  isFundingBlocked?: boolean;
  isMarked?: (found: Contradiction) => boolean;
  /** Makes it a sum. */
  note?: string;
  photoId?: ConditionState | null;
};
type File = Pick<LoanData, 'file' | 'policy' | 'decision'>;

/** Cents only where there are some. */
const month = (amount: Cents): string => (amount % 100 === 0 ? inDollars(toDollars(amount / 100)) : inCents(amount));
const dollars = (amount: Dollars | null): string | null => (amount === null ? null : inDollars(amount));
const kindName = ({ type }: WorksheetRow): string =>
  type === 'job' || type === 'business' || type === 'stated' ? loanFacts.financials.parts[type] : incomeTypes[type];
const figureSources = { staff: 'staff', record: 'vendor', stated: null } as const;
const pagesOf = { job: ['application5'], rental: ['application4'], other: ['manualIncomeVerification'] } as const;

const incomeLines = ({ file, policy, decision }: File): SideBySide[] => {
  const { application, facts, asOf } = file;
  const { verifiedEmployments: verified, verifiedIncome: amounts } = facts;
  const { rows } = incomeWorksheet(application, { policy, asOf, verified, amounts });
  const isPaid = ({ used }: WorksheetRow): boolean => used === null || used.isVerified || used.monthly === 0;
  const stated = rows.reduce((sum, row) => sum + (row.stated ?? 0), 0);
  return [
    ...rows.map((row): SideBySide => {
      const whose = row.whose ?? 'borrower';
      const isJob = row.type === 'job' || row.type === 'business' || row.type === 'stated';
      return {
        ...{ key: `income ${row.key}`, group: 'income' },
        name: words.names.income(firstNameOf(application, whose), row.from ?? kindName(row)),
        stated: row.stated === null && row.type === 'stated' && row.used ? month(row.used.gross) : dollars(row.stated),
        verified: row.used?.isVerified ? month(row.used.gross) : null,
        source: row.used && figureSources[row.used.basis.figure],
        enters: incomeRows(application, whose).length === 0 ? null : { kind: 'income', person: whose },
        ...{ asks: 'income', isFundingBlocked: !isPaid(row) },
        pages: isJob ? pagesOf.job : row.type === 'rental' ? pagesOf.rental : pagesOf.other,
        isMarked: (found) => found.kind === 'income' && found.subject === row.subject,
      };
    }),
    {
      ...{ key: 'inDti', group: 'income', name: words.names.inDti },
      stated: stated === 0 ? null : inDollars(toDollars(stated)),
      verified: decision.figures.income === null ? null : month(decision.figures.income),
      note: words.confirmedOf(rows.filter(isPaid).length, rows.length),
    },
  ];
};

const creditLines = ({ file, decision }: File): SideBySide[] => {
  const { application, facts } = file;
  const loans = homeLoans(application, facts);
  const withLine = (owed: Dollars | null): string | null =>
    owed === null || decision.chosen.amount === null ? null : inDollars(toDollars(owed + decision.chosen.amount));
  return [
    ...peopleIn(application).map((person): SideBySide => {
      const credit = facts.credit[person];
      const scores = credit?.scores.map(({ score }) => score ?? factEntryWords.none).join(', ');
      return {
        ...{ key: `credit ${person}`, group: 'credit', name: words.names.score(firstNameOf(application, person)) },
        stated: application[person]?.creditRange ?? null,
        verified: credit && (scores || factEntryWords.noneOnFile),
        source: facts.sources?.credit[person],
        ...{ enters: { kind: 'credit', person }, asks: 'credit' },
        isMarked: (found) => found.kind === 'name' && found.person === person,
      };
    }),
    {
      ...{ key: 'loans', group: 'credit', name: words.names.loans, source: facts.sources?.credit.borrower },
      ...{ stated: dollars(loans.stated), verified: dollars(loans.reported) },
      enters: { kind: 'credit', person: 'borrower' },
      pages: ['mortgageBalance', 'mortgageEstimate', 'prequalMortgageSelect'],
      isMarked: ({ kind }) => kind === 'loans',
    },
    {
      ...{ key: 'inCltv', group: 'credit', name: words.names.inCltv, stated: withLine(loans.stated) },
      ...{ verified: withLine(decision.figures.liens), note: words.withLine },
    },
  ];
};

const homeLines = ({ file, decision }: File): SideBySide[] => {
  const { application, facts } = file;
  const { property } = application;
  const { value, valueSource } = decision.figures;
  const of = (kind: FactKind) => ({ enters: { kind, person: 'borrower' as const } });
  return [
    {
      ...{ key: 'value', group: 'home', name: words.names.value, stated: dollars(property.value) },
      ...{ verified: valueSource === 'valuation' ? dollars(value) : null, source: facts.sources?.value },
      ...{ ...of('value'), asks: 'valuation', pages: ['propertyValue'] },
    },
    {
      ...{ key: 'use', group: 'home', name: words.names.use, verified: null },
      stated: property.usage && loanDesk.usages[property.usage],
      ...{
        pages: ['application3', 'propertyUsage', 'prequalBuildingType'],
        isMarked: ({ kind }) => kind === 'occupancy',
      },
    },
    {
      ...{ key: 'flood', group: 'home', name: words.names.flood, stated: null, asks: 'flood', ...of('flood') },
      ...{ verified: facts.flood?.zone ?? null, source: facts.sources?.flood },
    },
    {
      ...{ key: 'insurance', group: 'home', name: words.names.insurance, stated: dollars(property.yearlyInsurance) },
      ...{ verified: dollars(facts.insurance?.yearlyPremium ?? null), source: facts.sources?.insurance },
      ...{ asks: 'insurance', pages: ['application3'], ...of('insurance') },
    },
    {
      ...{ key: 'title', group: 'title', name: words.names.owners, source: facts.sources?.title },
      stated: [
        ...peopleIn(application).map((each) => fullNameOf(application, each)),
        ...application.otherTitleHolders.map(({ name }) => name),
      ].join(', '),
      verified: facts.title && (facts.title.names.join(', ') || factEntryWords.holders[facts.title.holder]),
      ...{ asks: 'title', pages: ['application3'], isMarked: ({ kind }) => kind === 'owner', ...of('title') },
    },
    {
      ...{ key: 'acquired', group: 'title', name: words.names.acquired, source: facts.sources?.title },
      stated: property.acquiredOn && inLongDate(property.acquiredOn),
      verified: facts.title?.acquiredOn ? inLongDate(facts.title.acquiredOn) : null,
      ...{ pages: ['application3'], isMarked: ({ kind }) => kind === 'acquired', ...of('title') },
    },
  ];
};

export type Identified = {
  person: Person;
  verified: string | null;
  source: FactSource | null;
  photoId: ConditionState | null;
};

/** The facts of a loan in the order of the table; who a person is comes from the checks, which the file does not hold. */
export const sideBySide = (loan: File, identities: readonly Identified[]): SideBySide[] => [
  ...incomeLines(loan),
  ...creditLines(loan),
  ...homeLines(loan),
  ...identities.map(
    ({ person, ...checked }): SideBySide => ({
      ...{ key: `identity ${person}`, group: 'identity', ...checked, enters: { kind: 'identity', person } },
      name: words.names.identity(firstNameOf(loan.file.application, person)),
      ...{ stated: fullNameOf(loan.file.application, person), asks: 'identity' },
    }),
  ),
];
