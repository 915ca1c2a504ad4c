import type { Declarations } from '#entities/application/declarations.ts';

export const emptyDeclarations = (): Declarations => ({
  hasIntentToOccupy: null,
  hasBorrowedThirdPartyMoney: null,
  borrowedThirdPartyMoneyAmount: null,
  wantsAnotherMortgage: null,
  wantsAnotherLoan: null,
  isPropertySubjectToLien: null,
  isGuarantorOrCosigor: null,
  hasOustandingJudgements: null,
  hasFederalDebt: null,
  hasConveyedForeclosure: null,
  doneShortSale: null,
  hasForeclosure: null,
  hasBankruptcy: null,
  bankruptcy: [],
  isPartyToLawsuit: null,
  onwershipInterest: null,
  otherPropertyType: null,
  otherPropertyTitle: null,
  hasSpecialBorrowerSellerRelationship: null,
});
