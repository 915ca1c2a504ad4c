import { z } from 'zod';
import { leadSource } from '../values/lead-source.ts';
import { positiveDollars } from '../values/money.ts';
import { applicant, emptyApplicant } from './applicant.ts';
import { closing, emptyClosing } from './closing.ts';
import { debtItem } from './debt-item.ts';
import { derogatoryEvent } from './derogatory-event.ts';
import { disbursement } from './disbursement.ts';
import { listing } from './listing.ts';
import { loanPurpose, offerChoice } from './offer-choice.ts';
import { emptyProperty, property } from './property.ts';
import { propertyOwnership } from './property-ownership.ts';
import { otherTitleHolder, titleHolder, trustKind } from './title-holder.ts';
import { upload } from './upload.ts';
import { uploadRequest } from './upload-request.ts';

/** Increment when a field is added, moved or removed: `funnel/migrations` reads older versions. */
export const CURRENT_SCHEMA_VERSION = 6;

/**
 * The stored document: every answer of every flow, null until known. It holds no SSN, account number or demographics,
 * and no scores or reports, since both applicants read this document and neither may see the other's score.
 */
export const application = z.object({
  schemaVersion: z.literal(CURRENT_SCHEMA_VERSION),
  leadSource,
  borrower: applicant,
  coborrower: applicant.nullable(),
  hasCoborrower: z.boolean().nullable(),
  property,
  estimatedMortgageBalance: positiveDollars.nullable(),
  /** The highest estimate so far: lowering it does not make loans disappear. */
  highestMortgageBalance: positiveDollars.nullable(),
  hasFbm: z.boolean().nullable(),
  derogatoryEvents: z.array(derogatoryEvent),
  listing,
  hasNewMortgage: z.boolean().nullable(),
  /** Ids of mortgages too new for a bureau file. */
  newMortgageIds: z.array(z.string()),
  liabilities: z.array(debtItem),
  mortgages: z.array(debtItem),
  areMortgagesReviewed: z.boolean().nullable(),
  areDebtsReviewed: z.boolean().nullable(),
  isInTrust: z.boolean().nullable(),
  trustKind: trustKind.nullable(),
  titleHolder: titleHolder.nullable(),
  hasOtherTitleHolders: z.boolean().nullable(),
  otherTitleHolders: z.array(otherTitleHolder),
  ownsOtherProperty: z.boolean().nullable(),
  propertyOwnership: z.array(propertyOwnership),
  loanPurpose: loanPurpose.nullable(),
  offerChoice: offerChoice.nullable(),
  uploads: z.array(upload),
  uploadRequests: z.array(uploadRequest),
  /** Home insurance was verified through the insurance link. */
  canopyConnected: z.boolean(),
  /** Liability coverage per occurrence of a condo's master policy, as staff read it. */
  masterPolicyLiability: positiveDollars.nullable(),
  disbursement: disbursement.nullable(),
  closing,
  wantsWaitlistNews: z.boolean().nullable(),
  hasCheckedLead: z.boolean().nullable(),
});
export type Application = z.infer<typeof application>;

export const emptyApplication = (): Application => ({
  schemaVersion: CURRENT_SCHEMA_VERSION,
  leadSource: 'web',
  borrower: emptyApplicant(),
  coborrower: null,
  hasCoborrower: null,
  property: emptyProperty(),
  estimatedMortgageBalance: null,
  highestMortgageBalance: null,
  hasFbm: null,
  derogatoryEvents: [],
  listing: { isListed: null, wasListedLately: null, endedOn: null },
  hasNewMortgage: null,
  newMortgageIds: [],
  liabilities: [],
  mortgages: [],
  areMortgagesReviewed: null,
  areDebtsReviewed: null,
  isInTrust: null,
  trustKind: null,
  titleHolder: null,
  hasOtherTitleHolders: null,
  otherTitleHolders: [],
  ownsOtherProperty: null,
  propertyOwnership: [],
  loanPurpose: null,
  offerChoice: null,
  uploads: [],
  uploadRequests: [],
  canopyConnected: false,
  masterPolicyLiability: null,
  disbursement: null,
  closing: emptyClosing(),
  wantsWaitlistNews: null,
  hasCheckedLead: null,
});
