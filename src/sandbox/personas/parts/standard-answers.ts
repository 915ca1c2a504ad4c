import type { Address } from '#entities/values/address.ts';
import type { PersonaAnswers } from '../persona.ts';

type Who = {
  firstName: string;
  lastName: string;
  email: string;
  ssn: string;
  dateOfBirth: string;
  phone: string;
  address: Address;
  value: number;
  owed: number;
  annualIncome: number;
};

/** "No" to every declaration except living in the home. */
export const plainDeclarations = {
  hasIntentToOccupy: true,
  onwershipInterest: false,
  hasSpecialBorrowerSellerRelationship: false,
  hasBorrowedThirdPartyMoney: false,
  wantsAnotherMortgage: false,
  wantsAnotherLoan: false,
  isPropertySubjectToLien: false,
  isGuarantorOrCosigor: false,
  hasOustandingJudgements: false,
  hasFederalDebt: false,
  isPartyToLawsuit: false,
  hasConveyedForeclosure: false,
  doneShortSale: false,
  hasForeclosure: false,
  hasBankruptcy: false,
  usesPowerOfAttorney: false,
  hasPropertyDecree: false,
} satisfies PersonaAnswers['application8'];

type Job = NonNullable<NonNullable<PersonaAnswers['application5']>['employments']>[number];

export const salariedJob = (change: Partial<Job>): Job => ({
  id: 'employments-1',
  employerName: 'Mission Valley Dental Group',
  position: 'Office coordinator',
  startDate: '2019-06-01',
  isCurrent: true,
  endDate: null,
  isOwner: false,
  percentageOwned: null,
  base: 6000,
  overtime: null,
  bonuses: null,
  commissions: null,
  incomeInformation: [],
  employerPhone: '6155550110',
  employerFullAddress: null,
  contactName: 'Human resources',
  contactPhone: '6155550111',
  contactEmail: 'hr@example.com',
  reportId: null,
  ...change,
});

/** An applicant's own pages, which a coborrower answers too. */
export const personalAnswers = (who: Who): PersonaAnswers => ({
  isSelfEmployed: { isSelfEmployed: false, annualIncome: who.annualIncome },
  creditScore: {
    firstName: who.firstName,
    lastName: who.lastName,
    dateOfBirth: who.dateOfBirth,
    ssn: who.ssn,
    address: who.address,
    hasConsentedToSoftPull: true,
  },
  application: {
    creditType: 'individual',
    phone: who.phone,
    citizenship: 'usCitizen',
    maritalStatus: 'unmarried',
    militaryStatus: 'none',
    dependents: 0,
    residences: [
      {
        id: 'residences-1',
        address: who.address,
        from: '2016-05-01',
        to: null,
        isCurrent: true,
        basis: 'own',
        monthlyRent: null,
      },
    ],
    hasOtherNames: false,
    hasOtherMailingAddress: false,
  },
  application5: { isEmployed: true, employments: [salariedJob({ base: Math.round(who.annualIncome / 12) })] },
  manualIncomeVerification: { hasOtherIncome: false },
  application7: { ethnicity: ['notProvided'], race: ['notProvided'], gender: ['notProvided'] },
  application8: plainDeclarations,
  application6: { incomeVerificationMethod: 'documents' },
  disclosures: {
    hasConsentedToElectronicRecords: true,
    hasReceivedEarlyDisclosures: true,
    hasAuthorizedCredit: true,
    agreementSigned: true,
    signedName: `${who.firstName} ${who.lastName}`,
  },
  identityVerification: { idSubtype: 'driver_license', isIdentitySubmitted: true },
  incomeDocs: { hasHandedInDocuments: true },
  applicationSubmitted: {},
});

const identityFor = ({ firstName, lastName, dateOfBirth, ssn, email, annualIncome }: Who) => ({
  firstName,
  lastName,
  email,
  dateOfBirth,
  ssn,
  annualIncome,
  hasConsentedToSoftPull: true as const,
});

/** Answers to every page of every flow for a single applicant with one home; personas override their special features. */
export const standardAnswers = (who: Who): PersonaAnswers => {
  const { firstName, lastName, email, phone, address, value, owed } = who;
  const { zip } = address;
  const noFbm = { hasFbm: false };
  const alone = { hasCoborrower: false };
  const reviewedMortgages = { areMortgagesReviewed: true as const };
  const reviewedDebts = { areDebtsReviewed: true as const };
  const offer = { amount: 60_000, product: 'variable' as const, years: 10, originationFee: 0, hasAutopay: false };
  const building = { type: 'singleFamily' as const, usage: 'primaryResidence' as const };
  return {
    ...personalAnswers(who),
    name: { firstName, lastName },
    email: { email },
    mcr: { firstName, lastName, email, phone, zip, value, estimatedMortgageBalance: owed, hasCheckedLead: true },
    propertyValue: { value },
    mortgageEstimate: { estimatedMortgageBalance: owed },
    hasFbm: noFbm,
    creditRange: { creditRange: '720-739' },
    zip: { zip, usage: 'primaryResidence' },
    propertyUsage: { usage: 'primaryResidence' },
    coborrower: alone,
    mortgageBalance: reviewedMortgages,
    previewOffer: offer,
    prequalBuildingType: building,
    prequalAddress: { address },
    prequalListedForSale: { isListed: false, wasListedLately: false },
    prequalNewMortgage: { hasNewMortgage: false },
    prequalDerogatory: noFbm,
    prequalCredit: identityFor(who),
    prequalCreditCheck: identityFor(who),
    prequalCoborrower: alone,
    prequalMortgageSelect: reviewedMortgages,
    prequalDebts: reviewedDebts,
    prequalOffer: offer,
    application3: {
      ...building,
      address,
      acquiredOn: '2016-05-01',
      titleHolder: 'person',
      hasOtherTitleHolders: false,
      fees: 0,
      yearlyTaxes: 3600,
      yearlyInsurance: 1800,
      isListed: false,
      wasListedLately: false,
    },
    application4: { ownsOtherProperty: false },
    debtConsolidation: reviewedDebts,
    loanDisbursement: {
      accountHolder: `${firstName} ${lastName}`,
      bankName: 'Cumberland Federal',
      accountKind: 'checking',
      routingNumber: '021000021',
      accountNumber: '000123456',
      firstDraw: 20_000,
    },
  };
};
