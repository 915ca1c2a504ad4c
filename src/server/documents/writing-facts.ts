import type { Application } from '#entities/application/application.ts';
import { type Lender, lenderAddress, type Officer } from '#entities/contract/lender.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { CounselorList } from '#entities/facts/published/counselor-list.ts';
import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import type { Person } from '#entities/values/person.ts';
import type { Policy } from '#policy/policy.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import type { DocumentHead } from './fill-template.ts';

/** The facts documents of an application are written from, for one of its applicants. */
export type WritingFacts = HomeFacts & {
  outside: OutsideFacts;
  line: AcceptedOffer | null;
  /** The licensed loan originator; null where there is none. */
  officer: Officer | null;
  /** Agencies near the recipient; null where no list is at hand. */
  counselors: CounselorList | null;
  /** By the answers of both applicants, of which one may not see the other's. */
  mayBePrincipalResidence: boolean;
};

/** The facts known before any decision. */
export type HomeFacts = {
  locale: Locale;
  application: Application;
  loanNumber: string;
  person: Person;
  policy: Policy;
  /** The released dates of the index, for the table of past years. */
  indexes?: readonly IndexDate[] | undefined;
  lender: Lender;
  preparedOn: Day;
  /** The owner of the home the document is for, when it is neither applicant's. */
  owner?: string;
};

/** The document's addressee. */
export const recipientOf = ({
  application,
  person,
  owner,
}: Pick<WritingFacts, 'application' | 'person' | 'owner'>): string => owner ?? fullName(application, person);

export const fullName = (application: Application, person: Person): string => {
  const { firstName, middleName, lastName, suffix } = application[person] ?? application.borrower;
  return [firstName, middleName, lastName, suffix].filter((part) => part !== null).join(' ');
};

export const propertyText = ({ property: { line1, line2, city, state, zip } }: Pick<Application, 'property'>): string =>
  [[line1, line2].filter((part) => part !== null).join(', '), city, [state, zip].filter(Boolean).join(' ')]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** The accepted terms; a document that states them cannot be written without. */
export const lineOf = ({ line }: Pick<WritingFacts, 'line'>): AcceptedOffer => {
  if (line === null) throw new Error('There is no offer to write a paper about.');
  return line;
};

export const headOf = ({ locale, loanNumber, lender, preparedOn, ...whose }: HomeFacts): DocumentHead => {
  const { legalName: name, displayName, nmls, phone, logo } = lender;
  return {
    locale,
    preparedOn,
    loanNumber,
    lender: { name, displayName, nmls, address: lenderAddress(lender), phone, logo },
    recipient: recipientOf(whose),
    home: whose.application.property.line1 === null ? null : propertyText(whose.application),
  };
};
