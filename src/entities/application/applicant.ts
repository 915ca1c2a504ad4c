import { z } from 'zod';
import { address } from '../values/address.ts';
import { creditRange } from '../values/credit-range.ts';
import { day } from '../values/day.ts';
import { email } from '../values/email.ts';
import { idSubtype } from '../values/id-document.ts';
import { maritalStatus } from '../values/marital-status.ts';
import { militaryStatus } from '../values/military-status.ts';
import { positiveDollars } from '../values/money.ts';
import { nameSuffix } from '../values/name-suffix.ts';
import { phone } from '../values/phone.ts';
import { lastFour } from '../values/ssn.ts';
import { business } from './business.ts';
import { citizenship } from './citizenship.ts';
import { creditType } from './credit-type.ts';
import { declarations } from './declarations.ts';
import { derogatoryEvent } from './derogatory-event.ts';
import { employment } from './employment.ts';
import { incomeSource } from './income-source.ts';
import { incomeVerificationMethod } from './income-verification.ts';
import { residence } from './residence.ts';
import { emptySigning, signing } from './signing.ts';

export const personName = z.string().trim().min(1).max(60);

/** Name validation for new answers: any script, at least one letter. Stored names are read as they are. */
export const askedName = personName.regex(/\p{L}/u, 'nameFormat');

/** A maiden name, a former name, or a name still used on documents. */
export const otherName = z.object({ id: z.string().min(1), name: z.string().trim().min(1).max(120) });
export type OtherName = z.infer<typeof otherName>;

/** The applicant's response to a payroll or bank record. */
export const incomeReview = z.object({
  id: z.string().min(1),
  isRight: z.boolean(),
  note: z.string().trim().min(1).max(1000).nullable(),
});
export type IncomeReview = z.infer<typeof incomeReview>;

/** One of the two applicants. List questions have a yes/no with them, so that "none" and "not asked yet" differ. */
export const applicant = z.object({
  firstName: personName.nullable(),
  middleName: personName.nullable(),
  lastName: personName.nullable(),
  suffix: nameSuffix.nullable(),
  hasOtherNames: z.boolean().nullable(),
  otherNames: z.array(otherName),
  email: email.nullable(),
  phone: phone.nullable(),
  dateOfBirth: day.nullable(),
  ssnLast4: lastFour.nullable(),
  isSelfEmployed: z.boolean().nullable(),
  /** Stated income before tax; used "to verify" until income is verified. */
  annualIncome: positiveDollars.nullable(),
  creditRange: creditRange.nullable(),
  hasConsentedToSoftPull: z.boolean().nullable(),
  /** Each applicant's own statement of applying alone or jointly, separate from any signature (Reg B). */
  creditType: creditType.nullable(),
  citizenship: citizenship.nullable(),
  maritalStatus: maritalStatus.nullable(),
  militaryStatus: militaryStatus.nullable(),
  dependents: z.int().min(0).max(20).nullable(),
  residences: z.array(residence),
  hasOtherMailingAddress: z.boolean().nullable(),
  mailingAddress: address.nullable(),
  isEmployed: z.boolean().nullable(),
  employments: z.array(employment),
  gapExplanation: z.string().trim().min(1).max(2000).nullable(),
  hasOtherIncome: z.boolean().nullable(),
  incomeSources: z.array(incomeSource),
  business: business.nullable(),
  declarations: declarations.nullable(),
  /** Dates of declared events; the contract's declarations have none. */
  declaredEvents: z.array(derogatoryEvent),
  declarationNote: z.string().trim().min(1).max(2000).nullable(),
  usesPowerOfAttorney: z.boolean().nullable(),
  hasPropertyDecree: z.boolean().nullable(),
  hasAnsweredDemographics: z.boolean().nullable(),
  incomeVerificationMethod: incomeVerificationMethod.nullable(),
  incomeReviews: z.array(incomeReview),
  signing,
  idSubtype: idSubtype.nullable(),
  isIdentitySubmitted: z.boolean().nullable(),
  hasHandedInDocuments: z.boolean().nullable(),
});
export type Applicant = z.infer<typeof applicant>;

export const emptyApplicant = (): Applicant => ({
  firstName: null,
  middleName: null,
  lastName: null,
  suffix: null,
  hasOtherNames: null,
  otherNames: [],
  email: null,
  phone: null,
  dateOfBirth: null,
  ssnLast4: null,
  isSelfEmployed: null,
  annualIncome: null,
  creditRange: null,
  hasConsentedToSoftPull: null,
  creditType: null,
  citizenship: null,
  maritalStatus: null,
  militaryStatus: null,
  dependents: null,
  residences: [],
  hasOtherMailingAddress: null,
  mailingAddress: null,
  isEmployed: null,
  employments: [],
  gapExplanation: null,
  hasOtherIncome: null,
  incomeSources: [],
  business: null,
  declarations: null,
  declaredEvents: [],
  declarationNote: null,
  usesPowerOfAttorney: null,
  hasPropertyDecree: null,
  hasAnsweredDemographics: null,
  incomeVerificationMethod: null,
  incomeReviews: [],
  signing: emptySigning(),
  idSubtype: null,
  isIdentitySubmitted: null,
  hasHandedInDocuments: null,
});
