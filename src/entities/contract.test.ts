import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { address } from './address.ts';
import { applicant } from './applicant.ts';
import { application } from './application.ts';
import { applicationRecord } from './application-record.ts';
import { applicationStatus, prequalStepKeys, stepKeys } from './application-status.ts';
import { bankruptcyChapter } from './bankruptcy-chapter.ts';
import { citizenship } from './citizenship.ts';
import { debtItem, debtor } from './debt-item.ts';
import { declarations } from './declarations.ts';
import { asianOrigin, demographics, hispanicOrigin, pacificIslanderOrigin } from './demographics.ts';
import { documentType } from './document-type.ts';
import { employment } from './employment.ts';
import { idSubtype } from './id-document.ts';
import { incomeSource } from './income-source.ts';
import { foundIncomeType, incomeType } from './income-type.ts';
import { maritalStatus } from './marital-status.ts';
import { militaryStatus } from './military-status.ts';
import { nameSuffix } from './name-suffix.ts';
import { propertyOwnership } from './property-ownership.ts';
import { offeredPropertyTypes, propertyType, unitCount } from './property-type.ts';
import { propertyUsage } from './property-usage.ts';
import { quoteRequest } from './quote.ts';
import { reportKind } from './report-kind.ts';
import { session, sessionStatus } from './session.ts';
import { signInResponse } from './sign-in-response.ts';
import { upload } from './upload.ts';
import { uploadRequest } from './upload-request.ts';
import { usState } from './us-state.ts';

const list = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

/** Spelt as the contract spells them, slips included. */
const enumerations: [string, z.ZodEnum, string][] = [
  ['property usage', propertyUsage, 'primaryResidence secondHome investment'],
  ['property type', propertyType, 'singleFamily multiUnit condo townhouse manufactured'],
  ['unit count', unitCount, '1 2 3 4 5+'],
  ['debtor', debtor, 'borrower coborrower joint'],
  [
    'income type',
    incomeType,
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

/** Names every object must have; it may have more. */
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
    application,
    'borrower coborrower liabilities mortgages propertyOwnership property isInTrust uploads uploadRequests canopyConnected',
  ],
  ['property', application.shape.property, 'state fees'],
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
