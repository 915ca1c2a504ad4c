import type { SectionName } from '#words/funnel/sections.ts';

export type PageSection = { name: SectionName; fields: readonly string[] };

/** The long application pages in short sections, by the step's key. Every field stands in exactly one. */
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
    { name: 'homeAddress', fields: ['address', 'type', 'units'] },
    { name: 'homeUse', fields: ['usage', 'acquiredOn'] },
    { name: 'title', fields: ['titleHolder', 'trustKind', 'hasOtherTitleHolders', 'otherTitleHolders'] },
    { name: 'costs', fields: ['fees', 'yearlyTaxes', 'yearlyInsurance'] },
    { name: 'sale', fields: ['isListed', 'wasListedLately', 'endedOn'] },
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
