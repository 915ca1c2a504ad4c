import { describe, expect, it } from 'vitest';
import { documentType } from '#entities/values/document-type.ts';
import { documentTypes } from './document-types.ts';

describe('the document table', () => {
  it('has the code and the count of every type', () => {
    const lines = documentType.options.map((type) => {
      const { categoryCode, typeCode, loanSystemName, count } = documentTypes[type];
      return `${type} ${categoryCode}-${typeCode} ${loanSystemName} ${count}`;
    });
    expect(lines).toEqual([
      'idDocument ID-01 Borrower Identification 1',
      'residencyCard ID-02 Residency Evidence 1',
      'bankStatement AST-01 Bank Statements 3',
      'paystub INC-01 Paystubs 4',
      'w2 INC-02 W-2 2',
      'form1099 INC-03 1099 2',
      'businessTaxReturn INC-04 Business Tax Returns 2',
      'k1 INC-05 K-1 2',
      'personalTaxReturn INC-06 Personal Tax Returns 2',
      'mostRecentPersonalTaxReturn INC-07 Personal Tax Return Current 1',
      'profitAndLoss INC-08 Profit and Loss 1',
      'awardLetter INC-09 Award Letter 1',
      'supportOrder INC-10 Support Order 1',
      'rentalAgreement INC-11 Lease Agreement 1',
      'homeownersInsurance INS-01 Hazard Insurance 1',
      'floodInsurance INS-02 Flood Insurance 1',
      'condoMasterPolicy INS-03 Condo Master Policy 1',
      'hoaInvoice PRO-01 HOA 1',
      'propertyTaxBill PRO-02 Property Tax 1',
      'mortgageStatement PRO-03 Mortgage Statement 1',
      'solarStatement PRO-04 Solar Agreement 1',
      'trustDocument LEG-01 Trust 1',
      'powerOfAttorney LEG-02 Legal 1',
      'educationalLoanStatement CRE-01 Student Loan 1',
      'payoffStatement CRE-02 Payoff 1',
      'paidInFullLetter CRE-03 Paid in Full 1',
      'lineClosureLetter CRE-04 Line Closure 1',
      'bankruptcyPapers CRE-05 Bankruptcy 1',
      'foreclosurePapers CRE-06 Foreclosure 1',
      'lienRelease CRE-07 Lien Release 1',
      'federalDebtPlan CRE-08 Federal Debt 1',
      'disputeResolution CRE-09 Credit Dispute 1',
      'supportObligation CRE-10 Support Obligation 1',
      'paymentHistory CRE-11 VOM 1',
      'thirdPartyPaymentProof CRE-12 Third Party Payments 1',
      'explanationLetter MIS-01 LOE 1',
      'voidedCheck MIS-02 Voided Check 1',
      'other MIS-99 Miscellaneous 1',
    ]);
  });
});
