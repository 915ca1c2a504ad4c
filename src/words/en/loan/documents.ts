import type { DocumentType } from '#entities/values/document-type.ts';
import type { IdSide } from '#entities/values/id-document.ts';

/** The name of each document, and a description of a good one. */
export const documentWords: Readonly<Record<DocumentType, { label: string; good: string }>> = {
  idDocument: { label: 'Photo ID', good: 'Not expired, all four corners in the picture, every side it has.' },
  residencyCard: { label: 'Green card or visa', good: 'Both sides, not expired, readable.' },
  bankStatement: {
    label: 'Bank statement',
    good: 'All pages, your name and the account shown, from the last 24 months.',
  },
  paystub: {
    label: 'Paystub',
    good: 'Your most recent ones in a row, with your name, the employer and the year to date.',
  },
  w2: { label: 'W-2', good: 'The whole form, your name and the year readable.' },
  form1099: { label: '1099', good: 'The whole form for each of the last two years.' },
  businessTaxReturn: { label: 'Business tax return', good: 'Signed, with every schedule.' },
  k1: { label: 'K-1', good: 'The whole form, with your share of ownership.' },
  personalTaxReturn: { label: 'Personal tax return', good: 'Signed, with every schedule.' },
  mostRecentPersonalTaxReturn: {
    label: 'Most recent personal tax return',
    good: 'Signed, with Schedule E for the rental.',
  },
  profitAndLoss: { label: 'Profit and loss', good: 'This year to date, with the business named and your signature.' },
  awardLetter: { label: 'Award letter', good: 'Shows the amount and, if it ends, when.' },
  supportOrder: { label: 'Support order and receipts', good: 'The order itself and proof of the last six payments.' },
  rentalAgreement: { label: 'Lease', good: 'Signed by both sides, with the rent and the term.' },
  homeownersInsurance: { label: 'Home insurance', good: 'The declarations page, in force, with the lender named.' },
  floodInsurance: { label: 'Flood insurance', good: 'The declarations page, in force, with the lender named.' },
  condoMasterPolicy: {
    label: 'Condo master policy',
    good: 'The association’s policy, with liability of $1,000,000 or more per occurrence.',
  },
  hoaInvoice: { label: 'HOA invoice', good: 'A recent bill with the address and the amount.' },
  propertyTaxBill: { label: 'Property tax bill', good: 'The latest bill, with the address and the yearly amount.' },
  mortgageStatement: { label: 'Mortgage statement', good: 'The latest one, with balance, payment and the address.' },
  solarStatement: { label: 'Solar statement', good: 'The agreement or the latest bill, with the monthly payment.' },
  trustDocument: { label: 'Trust document', good: 'The trust or its certification, naming the trustees.' },
  powerOfAttorney: { label: 'Power of attorney or decree', good: 'All pages, signed and, where needed, notarized.' },
  educationalLoanStatement: {
    label: 'Student loan statement',
    good: 'The latest one, with the balance and its status.',
  },
  payoffStatement: {
    label: 'Payoff statement',
    good: 'From the creditor, with the amount and the day it is good through.',
  },
  paidInFullLetter: { label: 'Proof paid and closed', good: 'A letter or statement that shows a zero balance.' },
  lineClosureLetter: { label: 'Line closure request', good: 'Signed by everyone on the line.' },
  bankruptcyPapers: { label: 'Bankruptcy papers', good: 'The filing and the discharge, all pages.' },
  foreclosurePapers: { label: 'Foreclosure papers', good: 'Papers that show the day it was completed.' },
  lienRelease: { label: 'Release of lien or judgment', good: 'Recorded, or proof that it was paid.' },
  federalDebtPlan: {
    label: 'Federal debt plan',
    good: 'The agreed plan with payments up to date, or proof it is paid.',
  },
  disputeResolution: { label: 'Dispute resolution', good: 'The creditor’s or bureau’s answer to the dispute.' },
  supportObligation: { label: 'Support you pay', good: 'The order, with the amount and when it ends.' },
  paymentHistory: { label: 'Mortgage payment history', good: 'The last 12 months, from the lender.' },
  thirdPartyPaymentProof: {
    label: 'Proof that someone else pays',
    good: '12 months of payments from the other person’s account.',
  },
  explanationLetter: { label: 'Explanation letter', good: 'Dated, signed, in your own words.' },
  voidedCheck: { label: 'Voided check', good: 'Shows the routing and account number.' },
  other: { label: 'Other', good: 'Readable and complete.' },
};

/** Some labels include the requested year. */
export const documentLabel = (type: DocumentType, year?: number): string =>
  year === undefined ? documentWords[type].label : `${documentWords[type].label} (${year})`;

export const idSides: Readonly<Record<IdSide, string>> = { front: 'Front', back: 'Back', selfie: 'Selfie' };

/** A document as it was sent: each side of an ID is a picture of its own. */
export const sentDocumentLabel = (type: DocumentType, side: IdSide | null): string =>
  side === null ? documentLabel(type) : `${documentLabel(type)}, ${idSides[side].toLowerCase()}`;
