import { z } from 'zod';

/** Every key of the long funnel, in its order. */
export const stepKeys = [
  'name',
  'email',
  'propertyValue',
  'mortgageEstimate',
  'hasFbm',
  'isSelfEmployed',
  'creditRange',
  'zip',
  'propertyUsage',
  'selfReportedInformationOffer',
  'creditScore',
  'coborrower',
  'mortgageBalance',
  'previewOffer',
  'application',
  'application2',
  'application3',
  'application4',
  'application5',
  'manualIncomeVerification',
  'debtConsolidation',
  'application7',
  'application8',
  'application6',
  'disclosures',
  'identityVerification',
  'incomeDocs',
  'loanDisbursement',
  'applicationSubmitted',
  'joinWaitlist',
  'mcr',
] as const;

export const prequalStepKeys = [
  'prequalAddress',
  'prequalListedForSale',
  'prequalNewMortgage',
  'prequalDerogatory',
  'prequalCredit',
  'prequalCoborrower',
  'prequalMortgageSelect',
  'prequalDebts',
  'prequalOffer',
] as const;

/** The applicant's progress. */
export const applicationStatus = z.enum([...stepKeys, ...prequalStepKeys, 'unknown']);
export type ApplicationStatus = z.infer<typeof applicationStatus>;
