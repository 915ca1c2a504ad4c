import { z } from 'zod';
import { bankruptcyChapter } from '../values/bankruptcy-chapter.ts';
import { positiveDollars } from '../values/money.ts';

export const otherPropertyType = z.enum(['primaryResidence', 'fhaSecondaryResidence', 'secondHome', 'investment']);
export type OtherPropertyType = z.infer<typeof otherPropertyType>;

export const otherPropertyTitle = z.enum(['self', 'withSpouse', 'withAnother']);
export type OtherPropertyTitle = z.infer<typeof otherPropertyTitle>;

const answer = z.boolean().nullable();

/** Names as the contract spells them: `isGuarantorOrCosigor`, `hasOustandingJudgements` and `onwershipInterest` are not our typos. */
export const declarations = z.object({
  hasIntentToOccupy: answer,
  hasBorrowedThirdPartyMoney: answer,
  borrowedThirdPartyMoneyAmount: positiveDollars.nullable(),
  wantsAnotherMortgage: answer,
  wantsAnotherLoan: answer,
  isPropertySubjectToLien: answer,
  isGuarantorOrCosigor: answer,
  hasOustandingJudgements: answer,
  hasFederalDebt: answer,
  hasConveyedForeclosure: answer,
  doneShortSale: answer,
  hasForeclosure: answer,
  hasBankruptcy: answer,
  bankruptcy: z.array(bankruptcyChapter),
  isPartyToLawsuit: answer,
  onwershipInterest: answer,
  otherPropertyType: otherPropertyType.nullable(),
  otherPropertyTitle: otherPropertyTitle.nullable(),
  hasSpecialBorrowerSellerRelationship: answer,
});
export type Declarations = z.infer<typeof declarations>;
