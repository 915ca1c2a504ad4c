/** The steps of the full application, each from its file; their order is in flows.ts. */
export { applicationSubmitted } from './application/application-submitted.ts';
export { debtConsolidation } from './application/debt-consolidation.ts';
export { declarations } from './application/declarations.ts';
export { demographics } from './application/demographics.ts';
export { disclosures } from './application/disclosures.ts';
export { employmentHistory } from './application/employment-history.ts';
export { identityVerification } from './application/identity-verification.ts';
export { incomeDocs } from './application/income-docs.ts';
export { incomeVerification } from './application/income-verification.ts';
export { loanDisbursement } from './application/loan-disbursement.ts';
export { otherIncome } from './application/other-income.ts';
export { otherRealEstate } from './application/other-real-estate.ts';
export { personalInfo } from './application/personal-info.ts';
export { property } from './application/property.ts';
