import { z } from 'zod';
import { type ConditionCode, conditionCode as code } from './condition-catalog.ts';

/** Why a condition is not needed. `other` is explained in words. */
export const waiverCause = z.enum(['provedOtherwise', 'confirmedAtSource', 'doesNotApply', 'askedTwice', 'other']);
export type WaiverCause = z.infer<typeof waiverCause>;

/** Conditions that a rule rests on, by what they prove. Without them the rule is a matter of trust, so two people leave them out. */
const provingConditions = {
  income: [
    code.paystubs,
    code.w2s,
    code.personalTaxReturns,
    code.businessTaxReturns,
    code.profitAndLoss,
    code.awardLetter,
    code.supportReceived,
    code.lease,
    code.bankStatements,
  ],
  employment: [code.employmentVerification, code.employmentGap],
  identity: [code.photoId, code.nameVariation, code.residencyCard],
  title: [code.trustDocument, code.valuationOrTitle, code.lienRelease, code.nonBorrowingOwner, code.powerOfAttorney],
  occupancy: [code.occupancy],
  insurance: [code.homeInsurance, code.condoMasterPolicy, code.floodInsurance],
  debts: [code.mortgageStatement, code.missingLoans, code.payoffStatement, code.paidInFull, code.lineClosure],
} as const satisfies Record<string, readonly ConditionCode[]>;

const proving: ReadonlySet<ConditionCode> = new Set(Object.values(provingConditions).flat());

/** Whether a second person has to agree before this condition is left out. */
export const isWaivedByTwo = (request: { code: ConditionCode }): boolean => proving.has(request.code);
