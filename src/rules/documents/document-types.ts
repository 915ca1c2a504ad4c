import type { DocumentType } from '#entities/values/document-type.ts';

export type DocumentTypeRow = {
  categoryCode: 'ID' | 'AST' | 'INC' | 'INS' | 'PRO' | 'LEG' | 'CRE' | 'MIS';
  typeCode: string;
  loanSystemName: string;
  /** The number needed unless the application says otherwise. */
  count: number;
};

/** Every document type as the loan system files it. */
export const documentTypes = {
  idDocument: { categoryCode: 'ID', typeCode: '01', loanSystemName: 'Borrower Identification', count: 1 },
  residencyCard: { categoryCode: 'ID', typeCode: '02', loanSystemName: 'Residency Evidence', count: 1 },
  bankStatement: { categoryCode: 'AST', typeCode: '01', loanSystemName: 'Bank Statements', count: 3 },
  paystub: { categoryCode: 'INC', typeCode: '01', loanSystemName: 'Paystubs', count: 4 },
  w2: { categoryCode: 'INC', typeCode: '02', loanSystemName: 'W-2', count: 2 },
  form1099: { categoryCode: 'INC', typeCode: '03', loanSystemName: '1099', count: 2 },
  businessTaxReturn: { categoryCode: 'INC', typeCode: '04', loanSystemName: 'Business Tax Returns', count: 2 },
  k1: { categoryCode: 'INC', typeCode: '05', loanSystemName: 'K-1', count: 2 },
  personalTaxReturn: { categoryCode: 'INC', typeCode: '06', loanSystemName: 'Personal Tax Returns', count: 2 },
  mostRecentPersonalTaxReturn: {
    categoryCode: 'INC',
    typeCode: '07',
    loanSystemName: 'Personal Tax Return Current',
    count: 1,
  },
  profitAndLoss: { categoryCode: 'INC', typeCode: '08', loanSystemName: 'Profit and Loss', count: 1 },
  awardLetter: { categoryCode: 'INC', typeCode: '09', loanSystemName: 'Award Letter', count: 1 },
  supportOrder: { categoryCode: 'INC', typeCode: '10', loanSystemName: 'Support Order', count: 1 },
  rentalAgreement: { categoryCode: 'INC', typeCode: '11', loanSystemName: 'Lease Agreement', count: 1 },
  homeownersInsurance: { categoryCode: 'INS', typeCode: '01', loanSystemName: 'Hazard Insurance', count: 1 },
  floodInsurance: { categoryCode: 'INS', typeCode: '02', loanSystemName: 'Flood Insurance', count: 1 },
  condoMasterPolicy: { categoryCode: 'INS', typeCode: '03', loanSystemName: 'Condo Master Policy', count: 1 },
  hoaInvoice: { categoryCode: 'PRO', typeCode: '01', loanSystemName: 'HOA', count: 1 },
  propertyTaxBill: { categoryCode: 'PRO', typeCode: '02', loanSystemName: 'Property Tax', count: 1 },
  mortgageStatement: { categoryCode: 'PRO', typeCode: '03', loanSystemName: 'Mortgage Statement', count: 1 },
  solarStatement: { categoryCode: 'PRO', typeCode: '04', loanSystemName: 'Solar Agreement', count: 1 },
  trustDocument: { categoryCode: 'LEG', typeCode: '01', loanSystemName: 'Trust', count: 1 },
  powerOfAttorney: { categoryCode: 'LEG', typeCode: '02', loanSystemName: 'Legal', count: 1 },
  educationalLoanStatement: { categoryCode: 'CRE', typeCode: '01', loanSystemName: 'Student Loan', count: 1 },
  payoffStatement: { categoryCode: 'CRE', typeCode: '02', loanSystemName: 'Payoff', count: 1 },
  paidInFullLetter: { categoryCode: 'CRE', typeCode: '03', loanSystemName: 'Paid in Full', count: 1 },
  lineClosureLetter: { categoryCode: 'CRE', typeCode: '04', loanSystemName: 'Line Closure', count: 1 },
  bankruptcyPapers: { categoryCode: 'CRE', typeCode: '05', loanSystemName: 'Bankruptcy', count: 1 },
  foreclosurePapers: { categoryCode: 'CRE', typeCode: '06', loanSystemName: 'Foreclosure', count: 1 },
  lienRelease: { categoryCode: 'CRE', typeCode: '07', loanSystemName: 'Lien Release', count: 1 },
  federalDebtPlan: { categoryCode: 'CRE', typeCode: '08', loanSystemName: 'Federal Debt', count: 1 },
  disputeResolution: { categoryCode: 'CRE', typeCode: '09', loanSystemName: 'Credit Dispute', count: 1 },
  supportObligation: { categoryCode: 'CRE', typeCode: '10', loanSystemName: 'Support Obligation', count: 1 },
  paymentHistory: { categoryCode: 'CRE', typeCode: '11', loanSystemName: 'VOM', count: 1 },
  thirdPartyPaymentProof: { categoryCode: 'CRE', typeCode: '12', loanSystemName: 'Third Party Payments', count: 1 },
  explanationLetter: { categoryCode: 'MIS', typeCode: '01', loanSystemName: 'LOE', count: 1 },
  voidedCheck: { categoryCode: 'MIS', typeCode: '02', loanSystemName: 'Voided Check', count: 1 },
  other: { categoryCode: 'MIS', typeCode: '99', loanSystemName: 'Miscellaneous', count: 1 },
} as const satisfies Record<DocumentType, DocumentTypeRow>;
