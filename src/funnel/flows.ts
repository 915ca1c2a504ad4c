import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Step } from './engine/define-step.ts';
import { zipWithUsage } from './steps/zip-with-usage.ts';
import { steps } from './steps.ts';

/** From the landing page to an offer, self-reported first, soft pull later. The estimate is a panel on `creditScore`. */
const setup: readonly Step[] = [
  steps.name,
  steps.email,
  steps.propertyValue,
  steps.mortgageEstimate,
  steps.hasFbm,
  steps.isSelfEmployed,
  steps.creditRange,
  steps.zip,
  steps.propertyUsage,
  steps.creditScore,
  steps.coborrower,
  steps.mortgageBalance,
  steps.previewOffer,
];

/** The same with the usage asked on the zip page. */
const setupWithoutUsage: readonly Step[] = setup
  .filter(({ key }) => key !== 'propertyUsage')
  .map((step) => (step.key === 'zip' ? zipWithUsage : step));

const prequal: readonly Step[] = [
  steps.prequalBuildingType,
  steps.prequalAddress,
  steps.prequalListedForSale,
  steps.prequalNewMortgage,
  steps.prequalDerogatory,
  steps.prequalCredit,
  steps.prequalCoborrower,
  steps.prequalMortgageSelect,
  steps.prequalDebts,
  steps.prequalOffer,
];

/** Credit first, and then not again. */
const prequalCredit: readonly Step[] = [
  steps.prequalCreditCheck,
  ...prequal.filter(({ key }) => key !== 'prequalCredit'),
];

/** Page numbers in the addresses and step keys run apart here; the contract names both. */
const application: readonly Step[] = [
  steps.application,
  steps.application3,
  steps.application4,
  steps.application5,
  steps.manualIncomeVerification,
  steps.debtConsolidation,
  steps.application7,
  steps.application8,
  steps.application6,
  steps.disclosures,
  steps.identityVerification,
  steps.incomeDocs,
  steps.loanDisbursement,
  steps.applicationSubmitted,
];

/** What an invited co-borrower fills in for themselves, whichever way the borrower came. */
const coborrower: readonly Step[] = [
  steps.isSelfEmployed,
  steps.creditScore,
  steps.application,
  steps.application5,
  steps.manualIncomeVerification,
  steps.application7,
  steps.application8,
  steps.application6,
  steps.disclosures,
  steps.identityVerification,
  steps.incomeDocs,
  steps.applicationSubmitted,
];

export type Flow = {
  steps: readonly Step[];
  /** A lead that arrives part-filled is not led through what it already holds. */
  skipsComplete?: true;
};

export const flows: Readonly<Record<FunnelVariant, Flow>> = {
  withUsageStep: { steps: [...setup, ...application] },
  withoutUsageStep: { steps: [...setupWithoutUsage, ...application] },
  prequal: { steps: [...prequal, ...application] },
  prequalCredit: { steps: [...prequalCredit, ...application] },
  mcr: { steps: [steps.mcr, ...setup, ...application], skipsComplete: true },
};

export const coborrowerFlow: Flow = { steps: coborrower };

/** Pages beside the order: reached by a link or from another page. */
export const stepsBesideTheFlow: readonly Step[] = [steps.creditIncome, steps.joinWaitlist, steps.businessInformation];
