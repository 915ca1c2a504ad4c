import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { IncomeType } from '#entities/application/income-type.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Day, daysBetween, toDay } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { isFloodZone } from '../compliance/flood-zone.ts';
import { hasCurrentOwnedJob, hasVerifiedRecord, isOwned, isSelfEmployed } from '../employment/ownership.ts';
import { isRented } from '../income/rent-problem.ts';

export type DocumentFacts = Pick<OutsideFacts, 'flood' | 'title' | 'verifiedEmployments'>;
export type DocumentContext = { application: Application; facts: DocumentFacts; asOf: Day };
export type PersonContext = DocumentContext & { person: Person; applicant: Applicant };

export const hasIncome = ({ incomeSources }: Applicant, types: readonly IncomeType[]): boolean =>
  incomeSources.some(({ type }) => types.includes(type));

const RETURN_IS_OLD_AFTER_DAYS = 120;

/** From the filing date, else from the end of its tax year; a return without details is treated as old. */
const isLastReturnOld = ({ business }: Applicant, asOf: Day): boolean => {
  if (business === null) return true;
  const from = business.lastReturnFiledOn ?? toDay(`${business.lastReturnYear}-12-31`);
  return daysBetween(from, asOf) > RETURN_IS_OLD_AFTER_DAYS;
};

/** A disputed record verifies nothing until staff has reviewed it. */
const undisputed = ({ incomeReviews }: Applicant, jobs: readonly Employment[]): Employment[] =>
  jobs.filter(({ id }) => !incomeReviews.some((review) => review.id === id && !review.isRight));

const needsPayProof = ({ applicant, person, facts }: PersonContext): boolean => {
  const records = [...applicant.employments, ...(facts.verifiedEmployments[person] ?? [])];
  const isVerified = hasVerifiedRecord(undisputed(applicant, records));
  const hasPlainJob = applicant.employments.some((job) => !isOwned(job));
  return (hasPlainJob && !isVerified) || hasIncome(applicant, ['bas']);
};

const needsPersonalReturns = ({ applicant, asOf }: PersonContext): boolean =>
  isSelfEmployed(applicant, asOf) || hasIncome(applicant, ['foreign', 'capitalGains', 'interestAndDividends']);

/** Any rent: from a property's own page, or entered by either applicant as other income. */
const hasRent = (application: Application): boolean =>
  application.propertyOwnership.some(({ annualRentalIncome }) => (annualRentalIncome ?? 0) > 0) ||
  [application.borrower, application.coborrower].some((applicant) =>
    applicant?.incomeSources.some((source) => isRented(source, application)),
  );

/** Requested of each applicant individually. */
export const personDocumentRules = [
  { type: 'idDocument', isRequired: () => true },
  {
    type: 'residencyCard',
    isRequired: ({ applicant: { citizenship } }) => citizenship !== null && citizenship !== 'usCitizen',
  },
  { type: 'paystub', isRequired: needsPayProof },
  { type: 'w2', isRequired: needsPayProof },
  {
    type: 'bankStatement',
    isRequired: ({ applicant }) =>
      applicant.incomeVerificationMethod === 'bank' && !hasVerifiedRecord(undisputed(applicant, applicant.employments)),
  },
  { type: 'businessTaxReturn', isRequired: ({ applicant, asOf }) => isSelfEmployed(applicant, asOf) },
  { type: 'k1', isRequired: ({ applicant, asOf }) => isSelfEmployed(applicant, asOf) },
  { type: 'personalTaxReturn', isRequired: needsPersonalReturns },
  {
    type: 'mostRecentPersonalTaxReturn',
    isRequired: (context) =>
      context.person === 'borrower' &&
      hasRent(context.application) &&
      !hasCurrentOwnedJob(context.applicant.employments, context.asOf) &&
      !needsPersonalReturns(context),
  },
  {
    type: 'profitAndLoss',
    isRequired: ({ applicant, asOf }) => isSelfEmployed(applicant, asOf) && isLastReturnOld(applicant, asOf),
  },
  {
    type: 'awardLetter',
    isRequired: ({ applicant }) =>
      hasIncome(applicant, [
        'pension',
        'socialSecurity',
        'disability',
        'annuity',
        'fosterCare',
        'publicAssistance',
        'unemployment',
        'benefitOther',
      ]),
  },
  { type: 'form1099', isRequired: ({ applicant }) => hasIncome(applicant, ['pension', 'annuity', 'socialSecurity']) },
  { type: 'supportOrder', isRequired: ({ applicant }) => hasIncome(applicant, ['alimony', 'childSupport']) },
  {
    type: 'powerOfAttorney',
    isRequired: ({ applicant }) => applicant.usesPowerOfAttorney === true || applicant.hasPropertyDecree === true,
  },
] as const satisfies readonly { type: DocumentType; isRequired: (context: PersonContext) => boolean }[];

/** Requested once for the home securing the line; either applicant may provide it. */
export const homeDocumentRules = [
  { type: 'homeownersInsurance', isRequired: ({ application }) => !application.canopyConnected },
  {
    type: 'floodInsurance',
    isRequired: ({ application: { property }, facts }) =>
      property.state === 'FL' || isFloodZone(facts.flood?.zone ?? null),
  },
  { type: 'condoMasterPolicy', isRequired: ({ application: { property } }) => property.type === 'condo' },
  {
    type: 'trustDocument',
    isRequired: ({ application, facts }) => application.isInTrust === true || facts.title?.holder === 'trust',
  },
  { type: 'hoaInvoice', isRequired: ({ application: { property } }) => (property.fees ?? 0) > 0 },
  { type: 'propertyTaxBill', isRequired: ({ application: { mortgages } }) => mortgages.length === 0 },
] as const satisfies readonly { type: DocumentType; isRequired: (context: DocumentContext) => boolean }[];
