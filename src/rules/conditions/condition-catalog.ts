import type { DocumentType } from '#entities/values/document-type.ts';

/** Underwriting conditions by name; the numbers are the contract's. */
export const conditionCode = {
  paystubs: 100,
  w2s: 101,
  employmentVerification: 102,
  employmentGap: 103,
  personalTaxReturns: 104,
  businessTaxReturns: 105,
  profitAndLoss: 106,
  awardLetter: 107,
  supportReceived: 108,
  lease: 109,
  bankStatements: 110,
  homeInsurance: 303,
  condoMasterPolicy: 304,
  floodInsurance: 305,
  propertyTaxBill: 306,
  hoaInvoice: 307,
  mortgageStatement: 308,
  trustDocument: 309,
  valuationOrTitle: 310,
  recentInquiries: 405,
  derogatoryItem: 406,
  paymentHistory: 407,
  bankruptcyPapers: 408,
  foreclosurePapers: 409,
  studentLoanStatement: 410,
  anotherPays: 411,
  payoffStatement: 412,
  paidInFull: 413,
  lineClosure: 414,
  lienRelease: 415,
  federalDebt: 416,
  disputedAccount: 417,
  solarStatement: 418,
  supportPaid: 419,
  frozenOrNotYours: 420,
  creditAlert: 421,
  missingLoans: 422,
  creditReport: 423,
  homeValue: 424,
  titleReport: 425,
  floodForm: 426,
  incomeFigures: 427,
  hardCredit: 428,
  objection: 429,
  photoId: 600,
  nameVariation: 601,
  residencyCard: 602,
  occupancy: 603,
  signedDocuments: 604,
  nonBorrowingOwner: 605,
  powerOfAttorney: 606,
  accountForFunds: 607,
  closingAppointment: 608,
  rescission: 609,
  militaryService: 610,
  /** In staff's own words. */
  own: 700,
} as const;
export type ConditionCode = (typeof conditionCode)[keyof typeof conditionCode];

export type RequestKind = 'document' | 'information' | 'email';
export type PriorTo = 'approval' | 'docs' | 'closing' | 'funding';

type CatalogRow = { priorTo: PriorTo; kinds: readonly RequestKind[]; documentTypes: readonly DocumentType[] };

const document = ['document'] as const;
const information = ['information'] as const;

/** Every underwriting condition: how it is requested, and the stage it is due before. */
export const conditionCatalog = {
  [conditionCode.paystubs]: { priorTo: 'docs', kinds: document, documentTypes: ['paystub'] },
  [conditionCode.w2s]: { priorTo: 'docs', kinds: document, documentTypes: ['w2'] },
  [conditionCode.employmentVerification]: { priorTo: 'funding', kinds: ['email'], documentTypes: [] },
  [conditionCode.employmentGap]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.personalTaxReturns]: { priorTo: 'docs', kinds: document, documentTypes: ['personalTaxReturn'] },
  [conditionCode.businessTaxReturns]: { priorTo: 'docs', kinds: document, documentTypes: ['businessTaxReturn', 'k1'] },
  [conditionCode.profitAndLoss]: {
    priorTo: 'docs',
    kinds: ['document', 'information'],
    documentTypes: ['profitAndLoss'],
  },
  [conditionCode.awardLetter]: { priorTo: 'docs', kinds: document, documentTypes: ['awardLetter', 'form1099'] },
  [conditionCode.supportReceived]: { priorTo: 'docs', kinds: document, documentTypes: ['supportOrder'] },
  [conditionCode.lease]: {
    priorTo: 'docs',
    kinds: document,
    documentTypes: ['rentalAgreement', 'mostRecentPersonalTaxReturn'],
  },
  [conditionCode.bankStatements]: {
    priorTo: 'docs',
    kinds: ['document', 'information'],
    documentTypes: ['bankStatement'],
  },
  [conditionCode.homeInsurance]: { priorTo: 'docs', kinds: document, documentTypes: ['homeownersInsurance'] },
  [conditionCode.condoMasterPolicy]: {
    priorTo: 'docs',
    kinds: ['document', 'email'],
    documentTypes: ['condoMasterPolicy'],
  },
  [conditionCode.floodInsurance]: { priorTo: 'closing', kinds: document, documentTypes: ['floodInsurance'] },
  [conditionCode.propertyTaxBill]: { priorTo: 'docs', kinds: document, documentTypes: ['propertyTaxBill'] },
  [conditionCode.hoaInvoice]: { priorTo: 'docs', kinds: document, documentTypes: ['hoaInvoice'] },
  [conditionCode.mortgageStatement]: { priorTo: 'docs', kinds: document, documentTypes: ['mortgageStatement'] },
  [conditionCode.trustDocument]: { priorTo: 'docs', kinds: document, documentTypes: ['trustDocument'] },
  [conditionCode.valuationOrTitle]: { priorTo: 'docs', kinds: ['information', 'email'], documentTypes: [] },
  [conditionCode.recentInquiries]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.derogatoryItem]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.paymentHistory]: { priorTo: 'docs', kinds: document, documentTypes: ['paymentHistory'] },
  [conditionCode.bankruptcyPapers]: { priorTo: 'approval', kinds: document, documentTypes: ['bankruptcyPapers'] },
  [conditionCode.foreclosurePapers]: { priorTo: 'approval', kinds: document, documentTypes: ['foreclosurePapers'] },
  [conditionCode.studentLoanStatement]: {
    priorTo: 'docs',
    kinds: document,
    documentTypes: ['educationalLoanStatement'],
  },
  [conditionCode.anotherPays]: { priorTo: 'docs', kinds: document, documentTypes: ['thirdPartyPaymentProof'] },
  [conditionCode.payoffStatement]: {
    priorTo: 'funding',
    kinds: ['document', 'email'],
    documentTypes: ['payoffStatement'],
  },
  [conditionCode.paidInFull]: { priorTo: 'funding', kinds: document, documentTypes: ['paidInFullLetter'] },
  [conditionCode.lineClosure]: { priorTo: 'docs', kinds: document, documentTypes: ['lineClosureLetter'] },
  [conditionCode.lienRelease]: { priorTo: 'docs', kinds: document, documentTypes: ['lienRelease'] },
  [conditionCode.federalDebt]: { priorTo: 'docs', kinds: document, documentTypes: ['federalDebtPlan'] },
  [conditionCode.disputedAccount]: { priorTo: 'docs', kinds: document, documentTypes: ['disputeResolution'] },
  [conditionCode.solarStatement]: { priorTo: 'docs', kinds: document, documentTypes: ['solarStatement'] },
  [conditionCode.supportPaid]: { priorTo: 'docs', kinds: document, documentTypes: ['supportObligation'] },
  [conditionCode.frozenOrNotYours]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.creditAlert]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.missingLoans]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.creditReport]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.homeValue]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.titleReport]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.floodForm]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.incomeFigures]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.hardCredit]: { priorTo: 'closing', kinds: information, documentTypes: [] },
  [conditionCode.objection]: { priorTo: 'approval', kinds: information, documentTypes: [] },
  [conditionCode.photoId]: { priorTo: 'docs', kinds: document, documentTypes: ['idDocument'] },
  [conditionCode.nameVariation]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.residencyCard]: { priorTo: 'docs', kinds: document, documentTypes: ['residencyCard'] },
  [conditionCode.occupancy]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.signedDocuments]: { priorTo: 'docs', kinds: information, documentTypes: [] },
  [conditionCode.nonBorrowingOwner]: { priorTo: 'docs', kinds: ['information', 'email'], documentTypes: [] },
  [conditionCode.powerOfAttorney]: { priorTo: 'docs', kinds: document, documentTypes: ['powerOfAttorney'] },
  [conditionCode.accountForFunds]: { priorTo: 'funding', kinds: information, documentTypes: [] },
  [conditionCode.closingAppointment]: { priorTo: 'closing', kinds: information, documentTypes: [] },
  [conditionCode.rescission]: { priorTo: 'funding', kinds: information, documentTypes: [] },
  [conditionCode.militaryService]: { priorTo: 'closing', kinds: information, documentTypes: [] },
  // Staff choose how it is asked and what it holds up.
  [conditionCode.own]: { priorTo: 'approval', kinds: information, documentTypes: [] },
} as const satisfies Record<ConditionCode, CatalogRow>;

export const conditionCodes = Object.values(conditionCode);

/** The condition a document satisfies; null for documents not requested by code. */
export const codeOfDocument = (type: DocumentType): ConditionCode | null => codesByDocument.get(type) ?? null;

const codesByDocument = new Map<DocumentType, ConditionCode>(
  conditionCodes.flatMap((code) => conditionCatalog[code].documentTypes.map((type) => [type, code] as const)),
);
