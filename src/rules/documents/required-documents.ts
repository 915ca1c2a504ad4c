import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { HOME_ID } from '#entities/application/income-source.ts';
import { type Day, partsOf } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';
import { isRented } from '../income/rent-problem.ts';
import {
  awardedIncome,
  type DocumentContext,
  hasIncome,
  homeDocumentRules,
  personDocumentRules,
} from './document-rules.ts';

import { documentTypes } from './document-types.ts';
import { peopleOf } from './people-of.ts';

/** `person` null is a household document: either applicant may provide it. `propertyId` null is the home itself. */
export type RequiredDocument = {
  type: DocumentType;
  person: Person | null;
  propertyId: string | null;
  /** The debt or event it is about, where one document is requested for each. */
  subjectId?: string | null;
  count: number;
  /** The calendar years requested, where the label names them. */
  years: number[];
};

/** The calendar years a document covers: W-2s are for the two before this one. */
export const yearsOf = (type: DocumentType, asOf: Day): number[] => {
  const [year] = partsOf(asOf);
  return type === 'w2' ? [year - 1, year - 2] : [];
};

const required = (type: DocumentType, change: Partial<RequiredDocument> = {}): RequiredDocument => ({
  type,
  person: null,
  propertyId: null,
  count: documentTypes[type].count,
  years: [],
  ...change,
});

const personDocuments = (context: DocumentContext): RequiredDocument[] =>
  peopleOf(context.application).flatMap(({ person, applicant }) =>
    personDocumentRules
      .filter(({ isRequired }) => isRequired({ ...context, person, applicant }))
      .map(({ type }) => {
        const years = yearsOf(type, context.asOf);
        if (type !== 'awardLetter') return required(type, { person, years });
        return required(type, { person, count: awardedIncome.filter((kind) => hasIncome(applicant, [kind])).length });
      }),
  );

const hasMortgage = (mortgages: readonly DebtItem[]): boolean => mortgages.length > 0;

const paysOffLine = (mortgages: readonly DebtItem[]): boolean =>
  mortgages.some((debt) => debt.type === 'homeEquityLine' && isPaidOff(debt));

type LoanPaper = { type: DocumentType; isAbout: (mortgages: readonly DebtItem[]) => boolean };

/** One per property whose loans call for it. */
const loanPapers: readonly LoanPaper[] = [
  { type: 'mortgageStatement', isAbout: hasMortgage },
  { type: 'lineClosureLetter', isAbout: paysOffLine },
];

const loanDocuments = ({ mortgages, propertyOwnership }: Application): RequiredDocument[] => {
  const homes = [{ propertyId: null, mortgages }, ...propertyOwnership];
  return loanPapers.flatMap(({ type, isAbout }) =>
    homes.filter((home) => isAbout(home.mortgages)).map(({ propertyId }) => required(type, { propertyId })),
  );
};

/** One for each solar debt, by property; debts that name no property are listed with the home. */
const solarStatements = ({ mortgages, liabilities, propertyOwnership }: Application): RequiredDocument[] =>
  [{ propertyId: null, mortgages: [...mortgages, ...liabilities] }, ...propertyOwnership].flatMap((home) => {
    const count = home.mortgages.filter(isSolarObligation).length;
    return count === 0 ? [] : [required('solarStatement', { propertyId: home.propertyId, count })];
  });

const UNITS = { '1': 1, '2': 2, '3': 3, '4': 4, '5+': 5 } as const;

/** One per rental unit, at least one: from the income source that names the rent, else from the rented property. */
const leases = (application: Application): RequiredDocument[] => {
  const named = peopleOf(application).flatMap(({ person, applicant }) =>
    applicant.incomeSources
      .filter((source) => isRented(source, application))
      .map(({ propertyId, rentalUnits }) =>
        required('rentalAgreement', {
          person,
          propertyId: propertyId === HOME_ID ? null : propertyId,
          count: Math.max(1, rentalUnits ?? 1),
        }),
      ),
  );
  const covered = new Set(named.map(({ propertyId }) => propertyId));
  const owned = application.propertyOwnership
    .filter(({ annualRentalIncome, propertyId }) => (annualRentalIncome ?? 0) > 0 && !covered.has(propertyId))
    .map(({ propertyId, property }) =>
      required('rentalAgreement', { propertyId, count: property.units === null ? 1 : UNITS[property.units] }),
    );
  return [...named, ...owned];
};

/** The applicant who provides a debt's document: the debtor, or the borrower if both owe it or the coborrower has left. */
export const debtorOf = (
  { debtor }: Pick<DebtItem, 'debtor'>,
  { coborrower }: Pick<Application, 'coborrower'>,
): Person => (debtor === 'coborrower' && coborrower !== null ? 'coborrower' : 'borrower');

/** One statement for each debt left out of DTI. */
const omittedStatements = (application: Application): RequiredDocument[] =>
  (['borrower', 'coborrower'] as const).flatMap((person) => {
    const omitted = application.liabilities.filter((debt) => debt.omitted);
    const count = omitted.filter((debt) => debtorOf(debt, application) === person).length;
    return count === 0 ? [] : [required('educationalLoanStatement', { person, count })];
  });

/** Merges rows for the same document, applicant and property. */
const together = (documents: readonly RequiredDocument[]): RequiredDocument[] => {
  const byKey = new Map<string, RequiredDocument>();
  for (const document of documents) {
    const key = `${document.type}|${document.person}|${document.propertyId}`;
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, count: before.count + document.count } : document);
  }
  return [...byKey.values()];
};

/** Every document the application requires, by applicant and by property. */
export const requiredDocuments = (context: DocumentContext): RequiredDocument[] =>
  together([
    ...personDocuments(context),
    ...homeDocumentRules.filter(({ isRequired }) => isRequired(context)).map(({ type }) => required(type)),
    ...loanDocuments(context.application),
    ...solarStatements(context.application),
    ...leases(context.application),
    ...omittedStatements(context.application),
  ]);
