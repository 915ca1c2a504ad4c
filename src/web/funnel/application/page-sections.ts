import type { SectionName } from '#words/funnel/sections.ts';

export type PageSection = {
  name: SectionName;
  fields: readonly string[];
  /** The statement that the section has been gone through: what is on file counts as answered only then. */
  until?: string;
};

/** The application pages in short sections, by the step's key. Every field stands in exactly one. */
export const pageSections = {
  application: [
    { name: 'reach', fields: ['phone', 'hasOtherMailingAddress', 'mailingAddress'] },
    { name: 'living', fields: ['residences'] },
    { name: 'family', fields: ['creditType', 'maritalStatus', 'dependents'] },
    { name: 'citizenship', fields: ['citizenship'] },
    { name: 'military', fields: ['militaryStatus'] },
    { name: 'otherNames', fields: ['hasOtherNames', 'otherNames'] },
  ],
  application3: [
    { name: 'homeAddress', fields: ['address'] },
    { name: 'homeType', fields: ['type', 'units'] },
    { name: 'homeUse', fields: ['usage', 'acquiredOn'] },
    { name: 'title', fields: ['titleHolder', 'trustKind', 'hasOtherTitleHolders', 'otherTitleHolders'] },
    { name: 'costs', fields: ['fees', 'yearlyTaxes', 'yearlyInsurance'] },
    { name: 'sale', fields: ['isListed', 'wasListedLately', 'endedOn'] },
  ],
  application4: [
    { name: 'otherHomes', fields: ['ownsOtherProperty'] },
    { name: 'homesOwned', fields: ['properties'] },
  ],
  application5: [
    { name: 'working', fields: ['isEmployed'] },
    { name: 'jobs', fields: ['employments'] },
  ],
  manualIncomeVerification: [
    { name: 'otherIncome', fields: ['hasOtherIncome'] },
    { name: 'incomeSources', fields: ['incomeSources'] },
  ],
  debtConsolidation: [
    { name: 'debts', fields: ['liabilities'], until: 'areDebtsReviewed' },
    { name: 'everyDebt', fields: ['areDebtsReviewed'] },
  ],
  application7: [
    { name: 'ethnicity', fields: ['ethnicity', 'hispanicOrigins', 'otherHispanicOrigin'] },
    {
      name: 'race',
      fields: [
        'race',
        'tribe',
        'asianOrigins',
        'otherAsianOrigin',
        'pacificIslanderOrigins',
        'otherPacificIslanderOrigin',
      ],
    },
    { name: 'sex', fields: ['gender'] },
  ],
  application8: [
    {
      name: 'occupancy',
      fields: ['hasIntentToOccupy', 'onwershipInterest', 'otherPropertyType', 'otherPropertyTitle'],
    },
    {
      name: 'thisLine',
      fields: [
        'hasSpecialBorrowerSellerRelationship',
        'hasBorrowedThirdPartyMoney',
        'borrowedThirdPartyMoneyAmount',
        'wantsAnotherMortgage',
        'wantsAnotherLoan',
        'isPropertySubjectToLien',
      ],
    },
    {
      name: 'obligations',
      fields: ['isGuarantorOrCosigor', 'hasOustandingJudgements', 'hasFederalDebt', 'isPartyToLawsuit'],
    },
    {
      name: 'trouble',
      fields: ['hasConveyedForeclosure', 'doneShortSale', 'hasForeclosure', 'hasBankruptcy', 'declaredEvents'],
    },
    { name: 'signing', fields: ['usesPowerOfAttorney', 'hasPropertyDecree', 'declarationNote'] },
  ],
} as const satisfies Readonly<Record<string, readonly PageSection[]>>;

/** The same for the entries of a list that ask much: a job, a property. */
export const entrySections = {
  employments: [
    { name: 'jobEmployer', fields: ['employerName', 'position'] },
    { name: 'jobDates', fields: ['startDate', 'isCurrent', 'endDate'] },
    { name: 'jobOwnership', fields: ['isOwner', 'percentageOwned'] },
    { name: 'jobPay', fields: ['base', 'overtime', 'bonuses', 'commissions', 'incomeInformation'] },
    {
      name: 'jobContact',
      fields: ['employerPhone', 'employerFullAddress', 'contactName', 'contactPhone', 'contactEmail'],
    },
  ],
  properties: [
    { name: 'placeAddress', fields: ['address'] },
    { name: 'placeKind', fields: ['type', 'units', 'usage'] },
    { name: 'placeValue', fields: ['value', 'annualRentalIncome'] },
    { name: 'placeCosts', fields: ['fees', 'yearlyTaxes', 'yearlyInsurance'] },
    { name: 'placeLoans', fields: ['mortgages'] },
  ],
} as const satisfies Readonly<Record<string, readonly PageSection[]>>;
