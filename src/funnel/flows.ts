import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Step } from './engine/define-step.ts';
import { businessInformation } from './steps/application/business-information.ts';
import {
  applicationSubmitted,
  debtConsolidation,
  declarations,
  demographics,
  disclosures,
  employmentHistory,
  identityVerification,
  incomeDocs,
  incomeVerification,
  loanDisbursement,
  otherIncome,
  otherRealEstate,
  personalInfo,
  property,
} from './steps/application-pages.ts';
import { prequalAddress } from './steps/prequal/prequal-address.ts';
import { prequalBuildingType } from './steps/prequal/prequal-building-type.ts';
import { prequalCoborrower } from './steps/prequal/prequal-coborrower.ts';
import { prequalCredit } from './steps/prequal/prequal-credit.ts';
import { prequalCreditCheck } from './steps/prequal/prequal-credit-check.ts';
import { prequalDebts } from './steps/prequal/prequal-debts.ts';
import { prequalDerogatory } from './steps/prequal/prequal-derogatory.ts';
import { prequalListedForSale } from './steps/prequal/prequal-listed-for-sale.ts';
import { prequalMortgageSelect } from './steps/prequal/prequal-mortgage-select.ts';
import { prequalNewMortgage } from './steps/prequal/prequal-new-mortgage.ts';
import { prequalOffer } from './steps/prequal/prequal-offer.ts';
import { coborrower } from './steps/setup/coborrower.ts';
import { creditIncome } from './steps/setup/credit-income.ts';
import { creditRange } from './steps/setup/credit-range.ts';
import { creditScore } from './steps/setup/credit-score.ts';
import { email } from './steps/setup/email.ts';
import { hasFbm } from './steps/setup/has-fbm.ts';
import { isSelfEmployed } from './steps/setup/is-self-employed.ts';
import { joinWaitlist } from './steps/setup/join-waitlist.ts';
import { mcr } from './steps/setup/mcr.ts';
import { mortgageBalance } from './steps/setup/mortgage-balance.ts';
import { mortgageEstimate } from './steps/setup/mortgage-estimate.ts';
import { name } from './steps/setup/name.ts';
import { previewOffer } from './steps/setup/preview-offer.ts';
import { propertyUsage } from './steps/setup/property-usage.ts';
import { propertyValue } from './steps/setup/property-value.ts';
import { zip } from './steps/setup/zip.ts';
import { zipWithUsage } from './steps/setup/zip-with-usage.ts';

/** From the landing page to an offer, self-reported first, soft pull later. The estimate is a panel on `creditScore`. */
const setup = [
  name,
  email,
  propertyValue,
  mortgageEstimate,
  hasFbm,
  isSelfEmployed,
  creditRange,
  zip,
  propertyUsage,
  creditScore,
  coborrower,
  mortgageBalance,
  previewOffer,
] as const;

/** The same, with usage asked on the zip page. */
const setupWithoutUsage: readonly Step[] = setup
  .filter(({ key }) => key !== 'propertyUsage')
  .map((step) => (step.key === 'zip' ? zipWithUsage : step));

const prequal = [
  prequalBuildingType,
  prequalAddress,
  prequalListedForSale,
  prequalNewMortgage,
  prequalDerogatory,
  prequalCredit,
  prequalCoborrower,
  prequalMortgageSelect,
  prequalDebts,
  prequalOffer,
] as const;

/** Credit first, and not asked again. */
const prequalCreditFirst: readonly Step[] = [
  prequalCreditCheck,
  ...prequal.filter(({ key }) => key !== 'prequalCredit'),
];

/** Page numbers in the addresses and step keys differ here; the contract names both. */
const application = [
  personalInfo,
  property,
  otherRealEstate,
  employmentHistory,
  otherIncome,
  debtConsolidation,
  demographics,
  declarations,
  incomeVerification,
  disclosures,
  identityVerification,
  incomeDocs,
  loanDisbursement,
  applicationSubmitted,
] as const;

/** The steps an invited coborrower completes, regardless of the borrower's flow. */
const coborrowerSteps: readonly Step[] = [
  isSelfEmployed,
  creditScore,
  personalInfo,
  employmentHistory,
  otherIncome,
  demographics,
  declarations,
  incomeVerification,
  disclosures,
  identityVerification,
  incomeDocs,
  applicationSubmitted,
];

/** Pages outside the flow: reached by a link or from another page. */
const beside = [creditIncome, joinWaitlist, businessInformation] as const;

/** Every question page of the product, once. The zip page counts as one across its variants. */
export const allSteps = [...setup, mcr, ...prequal, prequalCreditCheck, ...application, ...beside] as const;

/** The application's progress view: nine sub-steps in their own order, each with a check mark. */
export const applicationRail: readonly Step[] = [
  personalInfo,
  property,
  otherRealEstate,
  employmentHistory,
  otherIncome,
  incomeVerification,
  debtConsolidation,
  demographics,
  declarations,
];

export type Flow = {
  steps: readonly Step[];
  /** A prefilled lead skips the steps it already completes. */
  skipsComplete?: true;
};

export const flows: Readonly<Record<FunnelVariant, Flow>> = {
  withUsageStep: { steps: [...setup, ...application] },
  withoutUsageStep: { steps: [...setupWithoutUsage, ...application] },
  prequal: { steps: [...prequal, ...application] },
  prequalCredit: { steps: [...prequalCreditFirst, ...application] },
  mcr: { steps: [mcr, ...setup, ...application], skipsComplete: true },
};

export const coborrowerFlow: Flow = { steps: coborrowerSteps };

export const stepsBesideTheFlow: readonly Step[] = beside;

/** All flows together. The engine takes them as a value, so that a test can walk its own funnel. */
export type Funnel = {
  flows: Readonly<Record<FunnelVariant, Flow>>;
  coborrowerFlow: Flow;
  beside: readonly Step[];
};

export const productFunnel: Funnel = { flows, coborrowerFlow, beside };
