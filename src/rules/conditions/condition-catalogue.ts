import type { DocumentType } from '#entities/values/document-type.ts';

export type RequestKind = 'document' | 'information' | 'email';
export type PriorTo = 'approval' | 'docs' | 'closing' | 'funding';

type CatalogueRow = { priorTo: PriorTo; kinds: readonly RequestKind[]; documentTypes: readonly DocumentType[] };

const document = ['document'] as const;
const information = ['information'] as const;

/** Every condition underwriting knows: what it asks with, and by when it has to be met. */
export const conditionCatalogue = {
  100: { priorTo: 'docs', kinds: document, documentTypes: ['paystub'] },
  101: { priorTo: 'docs', kinds: document, documentTypes: ['w2'] },
  102: { priorTo: 'funding', kinds: ['email'], documentTypes: [] },
  103: { priorTo: 'docs', kinds: information, documentTypes: [] },
  104: { priorTo: 'docs', kinds: document, documentTypes: ['personalTaxReturn'] },
  105: { priorTo: 'docs', kinds: document, documentTypes: ['businessTaxReturn', 'k1'] },
  106: { priorTo: 'docs', kinds: ['document', 'information'], documentTypes: ['profitAndLoss'] },
  107: { priorTo: 'docs', kinds: document, documentTypes: ['awardLetter', 'form1099'] },
  108: { priorTo: 'docs', kinds: document, documentTypes: ['supportOrder'] },
  109: { priorTo: 'docs', kinds: document, documentTypes: ['rentalAgreement', 'mostRecentPersonalTaxReturn'] },
  110: { priorTo: 'docs', kinds: ['document', 'information'], documentTypes: ['bankStatement'] },
  303: { priorTo: 'docs', kinds: document, documentTypes: ['homeownersInsurance'] },
  304: { priorTo: 'docs', kinds: ['document', 'email'], documentTypes: ['condoMasterPolicy'] },
  305: { priorTo: 'closing', kinds: document, documentTypes: ['floodInsurance'] },
  306: { priorTo: 'docs', kinds: document, documentTypes: ['propertyTaxBill'] },
  307: { priorTo: 'docs', kinds: document, documentTypes: ['hoaInvoice'] },
  308: { priorTo: 'docs', kinds: document, documentTypes: ['mortgageStatement'] },
  309: { priorTo: 'docs', kinds: document, documentTypes: ['trustDocument'] },
  310: { priorTo: 'docs', kinds: ['information', 'email'], documentTypes: [] },
  405: { priorTo: 'docs', kinds: information, documentTypes: [] },
  406: { priorTo: 'docs', kinds: information, documentTypes: [] },
  407: { priorTo: 'docs', kinds: document, documentTypes: ['paymentHistory'] },
  408: { priorTo: 'approval', kinds: document, documentTypes: ['bankruptcyPapers'] },
  409: { priorTo: 'approval', kinds: document, documentTypes: ['foreclosurePapers'] },
  410: { priorTo: 'docs', kinds: document, documentTypes: ['educationalLoanStatement'] },
  411: { priorTo: 'docs', kinds: document, documentTypes: ['thirdPartyPaymentProof'] },
  412: { priorTo: 'funding', kinds: ['document', 'email'], documentTypes: ['payoffStatement'] },
  413: { priorTo: 'funding', kinds: document, documentTypes: ['paidInFullLetter'] },
  414: { priorTo: 'docs', kinds: document, documentTypes: ['lineClosureLetter'] },
  415: { priorTo: 'docs', kinds: document, documentTypes: ['lienRelease'] },
  416: { priorTo: 'docs', kinds: document, documentTypes: ['federalDebtPlan'] },
  417: { priorTo: 'docs', kinds: document, documentTypes: ['disputeResolution'] },
  418: { priorTo: 'docs', kinds: document, documentTypes: ['solarStatement'] },
  419: { priorTo: 'docs', kinds: document, documentTypes: ['supportObligation'] },
  420: { priorTo: 'approval', kinds: information, documentTypes: [] },
  600: { priorTo: 'docs', kinds: document, documentTypes: ['idDocument'] },
  601: { priorTo: 'docs', kinds: information, documentTypes: [] },
  602: { priorTo: 'docs', kinds: document, documentTypes: ['residencyCard'] },
  603: { priorTo: 'docs', kinds: information, documentTypes: [] },
  604: { priorTo: 'docs', kinds: information, documentTypes: [] },
  605: { priorTo: 'docs', kinds: ['information', 'email'], documentTypes: [] },
  606: { priorTo: 'docs', kinds: document, documentTypes: ['powerOfAttorney'] },
  607: { priorTo: 'funding', kinds: information, documentTypes: [] },
  608: { priorTo: 'closing', kinds: information, documentTypes: [] },
  609: { priorTo: 'funding', kinds: information, documentTypes: [] },
} as const satisfies Record<number, CatalogueRow>;

export type ConditionCode = keyof typeof conditionCatalogue;

const isConditionCode = (code: number): code is ConditionCode => code in conditionCatalogue;

export const conditionCodes = Object.keys(conditionCatalogue).map(Number).filter(isConditionCode);

/** The condition a document answers; null for papers nobody is asked for by code. */
export const codeOfDocument = (type: DocumentType): ConditionCode | null => codesByDocument.get(type) ?? null;

const codesByDocument = new Map<DocumentType, ConditionCode>(
  conditionCodes.flatMap((code) => conditionCatalogue[code].documentTypes.map((type) => [type, code] as const)),
);
