import { type ApplicationStatus, stepKeys } from '#entities/application/application-status.ts';
import { steps } from '../steps.ts';

/** Status to page, row by row as in the contract. */
export const resumeTable = {
  unknown: steps.propertyValue.path,
  name: steps.propertyValue.path,
  email: steps.propertyValue.path,
  propertyValue: steps.propertyValue.path,
  mortgageEstimate: steps.mortgageEstimate.path,
  hasFbm: steps.hasFbm.path,
  isSelfEmployed: steps.isSelfEmployed.path,
  creditRange: steps.creditRange.path,
  zip: steps.zip.path,
  propertyUsage: steps.propertyUsage.path,
  // The next two keys have no page: the nearest numbered one before them is used.
  selfReportedInformationOffer: steps.propertyUsage.path,
  application2: steps.application.path,
  creditScore: steps.creditScore.path,
  coborrower: steps.coborrower.path,
  mortgageBalance: steps.mortgageBalance.path,
  previewOffer: steps.previewOffer.path,
  application: steps.application.path,
  application3: steps.application3.path,
  application4: steps.application4.path,
  application5: steps.application5.path,
  manualIncomeVerification: steps.manualIncomeVerification.path,
  debtConsolidation: steps.debtConsolidation.path,
  application7: steps.application7.path,
  application8: steps.application8.path,
  application6: steps.application6.path,
  disclosures: steps.disclosures.path,
  identityVerification: steps.identityVerification.path,
  incomeDocs: steps.incomeDocs.path,
  loanDisbursement: steps.loanDisbursement.path,
  applicationSubmitted: steps.applicationSubmitted.path,
  joinWaitlist: steps.joinWaitlist.path,
  mcr: steps.mcr.path,
  prequalAddress: steps.prequalAddress.path,
  prequalListedForSale: steps.prequalListedForSale.path,
  prequalNewMortgage: steps.prequalNewMortgage.path,
  prequalDerogatory: steps.prequalDerogatory.path,
  prequalCredit: steps.prequalCredit.path,
  prequalCoborrower: steps.prequalCoborrower.path,
  prequalMortgageSelect: steps.prequalMortgageSelect.path,
  prequalDebts: steps.prequalDebts.path,
  prequalOffer: steps.prequalOffer.path,
} as const satisfies Record<ApplicationStatus, string>;

export const resumePath = (status: ApplicationStatus): string => resumeTable[status];

const withoutPage: readonly string[] = ['selfReportedInformationOffer', 'application2'];

/** Numbered keys in their order: name is 0, applicationSubmitted 26, joinWaitlist 27, mcr 28. */
export const stepPositions: ReadonlyMap<string, number> = new Map(
  stepKeys.filter((key) => !withoutPage.includes(key)).map((key, position) => [key, position]),
);
