import type { Product } from '#entities/application/offer-choice.ts';
import type { WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Bureau } from '#entities/facts/credit-file.ts';

export const productNames: Readonly<Record<Product, string>> = {
  variable: 'variable-rate line',
  fixed: 'fixed-rate line',
};

export const bureauNames: Readonly<Record<Bureau, string>> = {
  equifax: 'Equifax, P.O. Box 740241, Atlanta, GA 30374, (800) 685-1111',
  experian: 'Experian, P.O. Box 2002, Allen, TX 75013, (888) 397-3742',
  transUnion: 'TransUnion, P.O. Box 1000, Chester, PA 19016, (800) 888-4213',
};

/** Without the address. */
export const bureauLabels: Readonly<Record<Bureau, string>> = {
  equifax: 'Equifax',
  experian: 'Experian',
  transUnion: 'TransUnion',
};

/** Names in the document list; the title on the document itself is in its template. */
export const writtenDocumentNames: Readonly<Record<WrittenDocumentKind, string>> = {
  electronicConsent: 'Consent to electronic records',
  earlyDisclosures: 'Early disclosures',
  brochure: 'What to know about home-equity lines',
  brochureReceipt: 'Receipt for the brochure',
  privacyNotice: 'Privacy notice',
  identityNotice: 'Notice about identity checks',
  floodNotice: 'Notice of special flood hazard',
  counselorList: 'Housing counselors near you',
  homesteadNotice: 'Texas homestead notice',
  closingFigures: 'Charges at closing',
  homesteadTerms: 'Texas terms and value of the home',
  deedSheet: 'Data for the deed',
  payoffLetter: 'Payoff letter to a creditor',
  payoffRequest: 'Request for a payoff statement',
  creditAuthorization: 'Credit authorization',
  creditAgreement: 'Home Equity Credit Agreement',
  accountOpening: 'Account-opening disclosures',
  rescissionNotice: 'Notice of right to cancel',
  rescissionReceipt: 'Receipt for the notice of right to cancel',
  scoreNotice: 'Notice to home loan applicant',
  adverseAction: 'Notice of adverse action',
  incompleteness: 'Notice of what is missing',
  counterOffer: 'Counteroffer',
  valuationNotice: 'Notice about valuations',
  valuationCopy: 'Copy of the valuation',
  applicationSummary: 'Application summary',
  applicationReceipt: 'Receipt for your application',
  approvalLetter: 'Approval letter',
  completionCertificate: 'Certificate of completion',
  mailingCertificate: 'Certificate of mailing',
};

export const copyName = (name: string, copy: number): string => `${name}, copy ${copy}`;
