import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { applicant } from '../application/applicant.ts';
import { applicationRecord } from '../application/application-record.ts';
import { applicationStatus, prequalStepKeys, stepKeys } from '../application/application-status.ts';
import { citizenship } from '../application/citizenship.ts';
import { debtItem, debtor } from '../application/debt-item.ts';
import { declarations } from '../application/declarations.ts';
import { asianOrigin, demographics, hispanicOrigin, pacificIslanderOrigin } from '../application/demographics.ts';
import { employment } from '../application/employment.ts';
import { incomeSource } from '../application/income-source.ts';
import { contractIncomeType, foundIncomeType } from '../application/income-type.ts';
import { propertyOwnership } from '../application/property-ownership.ts';
import { offeredPropertyTypes, propertyType, unitCount } from '../application/property-type.ts';
import { propertyUsage } from '../application/property-usage.ts';
import { upload } from '../application/upload.ts';
import { uploadRequest } from '../application/upload-request.ts';
import { reportKind } from '../facts/report-kind.ts';
import { address } from '../values/address.ts';
import { bankruptcyChapter } from '../values/bankruptcy-chapter.ts';
import { documentType } from '../values/document-type.ts';
import { idSubtype } from '../values/id-document.ts';
import { maritalStatus } from '../values/marital-status.ts';
import { militaryStatus } from '../values/military-status.ts';
import { nameSuffix } from '../values/name-suffix.ts';
import { usState } from '../values/us-state.ts';
import { quoteRequest } from './quote.ts';
import { session, sessionStatus } from './session.ts';
import { signInResponse } from './sign-in-response.ts';
import { wireApplication } from './wire-application.ts';

const list = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

/** Spelled as in the contract, typos included. */
const enumerations: [string, z.ZodEnum, string][] = [
  ['property usage', propertyUsage, 'primaryResidence secondHome investment'],
  ['property type', propertyType, 'singleFamily multiUnit condo townhouse manufactured'],
  ['unit count', unitCount, '1 2 3 4 5+'],
  ['debtor', debtor, 'borrower coborrower joint'],
  [
    'income type',
    contractIncomeType,
    'main pension annuity bah bas alimony childSupport disability fosterCare foreign capitalGains interestAndDividends socialSecurity rental',
  ],
  [
    'income label',
    foundIncomeType,
    'salary unemployment cash gig cashDeposit transferFromApplication taxRefund benefitOther other',
  ],
  ['bankruptcy', bankruptcyChapter, 'chapter7 chapter11 chapter12 chapter13 chapter15 other'],
  ['hispanic origin', hispanicOrigin, 'mexican puertoRican cuban other'],
  ['asian origin', asianOrigin, 'asianIndian chinese filipino japanese korean vietnamese other'],
  ['pacific origin', pacificIslanderOrigin, 'nativeHawaiian guamanianOrChamorro samoan other'],
  ['citizenship', citizenship, 'usCitizen permanentResident nonPermanentResident nonResidentAlien'],
  ['marital status', maritalStatus, 'unmarried married separated'],
  [
    'military status',
    militaryStatus,
    'survivingSpouse currentlyServing retiredOrDischardOrSeparated reserveOrNationalGuard none',
  ],
  ['suffix', nameSuffix, 'sr jr i ii iii iv v vi vii viii ix'],
  ['report kind', reportKind, 'avm avmCascade singleCredit jointCredit singleCreditCoborrower'],
  ['ID subtype', idSubtype, 'driver_license passport state_id military_id green_card visa'],
  ['session status', sessionStatus, 'loading authenticated unauthenticated'],
];

/** Required names of each object; it may have more. */
const objects: [string, z.ZodObject, string][] = [
  ['address', address, 'line1 line2 city state zip county'],
  ['application record', applicationRecord, 'applicationStatus user hitchLoan encompassConditionallyApproved'],
  ['quote request', quoteRequest, 'email fetchOriginationFee'],
  ['session', session, 'data status'],
  ['sign-in response', signInResponse, 'url error status ok'],
  [
    'debt',
    debtItem,
    `balance dateOpened monthlyPayment confirmed latePaymentDays latePaymentDate addedByUser creditor debtor createdAt toBePaidOff type
     hiCredit comments term omitted taxIncludedInMonthlyPayment monthlyTaxAndInsurance insuranceIncludedInMonthlyPayment
     monthlyTaxPayment monthlyInsurancePayment`,
  ],
  [
    'employment',
    employment,
    `startDate endDate position employerAddress employerName employerPhone percentageOwned base bonuses overtime commissions
     employerFullAddress dataSource pdfUrl reportId incomeInformation contactName contactPhone contactEmail IncomeID EmployerID`,
  ],
  [
    'income source',
    incomeSource,
    'base overtime bonuses commissions otherValue type IncomeID propertyId address rentalUnits',
  ],
  [
    'declarations',
    declarations,
    `hasIntentToOccupy hasBorrowedThirdPartyMoney borrowedThirdPartyMoneyAmount wantsAnotherMortgage wantsAnotherLoan
     isPropertySubjectToLien isGuarantorOrCosigor hasOustandingJudgements hasFederalDebt hasConveyedForeclosure doneShortSale
     hasForeclosure hasBankruptcy bankruptcy isPartyToLawsuit onwershipInterest otherPropertyType otherPropertyTitle
     hasSpecialBorrowerSellerRelationship`,
  ],
  ['demographics', demographics, 'ethnicity race gender'],
  ['person', applicant, 'employments incomeSources isSelfEmployed'],
  [
    'application',
    wireApplication,
    'user coborrower liabilities mortgages propertyOwnership property isInTrust uploads uploadRequests canopyConnected',
  ],
  ['property', wireApplication.shape.property, 'state fees'],
  ['owned property', propertyOwnership, 'propertyId property mortgages annualRentalIncome'],
  ['upload', upload, 'type isCoborrower propertyId'],
  ['upload request', uploadRequest, 'documentType propertyId shouldSkip'],
];

describe('the contract', () => {
  it.each(enumerations)('keeps the values of %s', (_name, schema, values) => {
    expect(schema.options).toEqual(list(values));
  });

  it.each(objects)('keeps the names of %s', (_name, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(list(names)));
  });

  it('keeps the statuses in their order', () => {
    expect(stepKeys).toEqual(
      list(`name, email, propertyValue, mortgageEstimate, hasFbm, isSelfEmployed, creditRange, zip, propertyUsage,
        selfReportedInformationOffer, creditScore, coborrower, mortgageBalance, previewOffer, application, application2, application3,
        application4, application5, manualIncomeVerification, debtConsolidation, application7, application8, application6, disclosures,
        identityVerification, incomeDocs, loanDisbursement, applicationSubmitted, joinWaitlist, mcr`),
    );
    expect(prequalStepKeys).toEqual(
      list(`prequalAddress prequalListedForSale prequalNewMortgage prequalDerogatory prequalCredit prequalCoborrower
        prequalMortgageSelect prequalDebts prequalOffer`),
    );
    expect(applicationStatus.options).toEqual([...stepKeys, ...prequalStepKeys, 'unknown']);
  });

  it('has fifty states, the District and Guam', () => {
    expect(usState.options).toHaveLength(52);
    expect(usState.options).toEqual(expect.arrayContaining(['DC', 'GU']));
    expect(new Set(usState.options).size).toBe(52);
  });

  it('offers every property type but manufactured', () => {
    expect(propertyType.options.filter((type) => !offeredPropertyTypes.some((offered) => offered === type))).toEqual([
      'manufactured',
    ]);
  });

  it('knows 38 kinds of documents', () => {
    expect(new Set(documentType.options).size).toBe(38);
  });

  it.each([-1, 0.5, 1_000_000_001])('refuses a balance of %d', (balance) => {
    expect(debtItem.shape.balance.safeParse(balance).success).toBe(false);
  });
});
