import { application } from './steps/application.ts';
import { applicationSubmitted } from './steps/application-submitted.ts';
import { application3 } from './steps/application3.ts';
import { application4 } from './steps/application4.ts';
import { application5 } from './steps/application5.ts';
import { application6 } from './steps/application6.ts';
import { application7 } from './steps/application7.ts';
import { application8 } from './steps/application8.ts';
import { businessInformation } from './steps/business-information.ts';
import { coborrower } from './steps/coborrower.ts';
import { creditIncome } from './steps/credit-income.ts';
import { creditRange } from './steps/credit-range.ts';
import { creditScore } from './steps/credit-score.ts';
import { debtConsolidation } from './steps/debt-consolidation.ts';
import { disclosures } from './steps/disclosures.ts';
import { email } from './steps/email.ts';
import { hasFbm } from './steps/has-fbm.ts';
import { identityVerification } from './steps/identity-verification.ts';
import { incomeDocs } from './steps/income-docs.ts';
import { isSelfEmployed } from './steps/is-self-employed.ts';
import { joinWaitlist } from './steps/join-waitlist.ts';
import { loanDisbursement } from './steps/loan-disbursement.ts';
import { manualIncomeVerification } from './steps/manual-income-verification.ts';
import { mcr } from './steps/mcr.ts';
import { mortgageBalance } from './steps/mortgage-balance.ts';
import { mortgageEstimate } from './steps/mortgage-estimate.ts';
import { name } from './steps/name.ts';
import { prequalAddress } from './steps/prequal-address.ts';
import { prequalBuildingType } from './steps/prequal-building-type.ts';
import { prequalCoborrower } from './steps/prequal-coborrower.ts';
import { prequalCredit } from './steps/prequal-credit.ts';
import { prequalCreditCheck } from './steps/prequal-credit-check.ts';
import { prequalDebts } from './steps/prequal-debts.ts';
import { prequalDerogatory } from './steps/prequal-derogatory.ts';
import { prequalListedForSale } from './steps/prequal-listed-for-sale.ts';
import { prequalMortgageSelect } from './steps/prequal-mortgage-select.ts';
import { prequalNewMortgage } from './steps/prequal-new-mortgage.ts';
import { prequalOffer } from './steps/prequal-offer.ts';
import { previewOffer } from './steps/preview-offer.ts';
import { propertyUsage } from './steps/property-usage.ts';
import { propertyValue } from './steps/property-value.ts';
import { zip } from './steps/zip.ts';

/** Every question page of the product, by its key. Their order is in flows.ts. */
export const steps = {
  name,
  email,
  propertyValue,
  mortgageEstimate,
  hasFbm,
  isSelfEmployed,
  creditRange,
  creditIncome,
  zip,
  propertyUsage,
  creditScore,
  coborrower,
  mortgageBalance,
  previewOffer,
  joinWaitlist,
  mcr,
  prequalBuildingType,
  prequalAddress,
  prequalListedForSale,
  prequalNewMortgage,
  prequalDerogatory,
  prequalCredit,
  prequalCreditCheck,
  prequalCoborrower,
  prequalMortgageSelect,
  prequalDebts,
  prequalOffer,
  application,
  application3,
  application4,
  application5,
  manualIncomeVerification,
  debtConsolidation,
  application7,
  application8,
  application6,
  disclosures,
  identityVerification,
  incomeDocs,
  loanDisbursement,
  applicationSubmitted,
  businessInformation,
};

export type StepKey = keyof typeof steps;
