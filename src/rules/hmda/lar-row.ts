import type { Application } from '#entities/application/application.ts';
import { type LarExclusion, type LarFieldName, type LarRow, larFields, larRow } from '#entities/facts/lar.ts';
import { larApplicants } from './lar-applicants.ts';
import { larCredit } from './lar-credit.ts';
import type { LarFacts } from './lar-facts.ts';
import { larLoan, purposeOf } from './lar-loan.ts';

/** Fields a partially exempt lender may leave out (1003.3(d)), and the code it enters instead. */
const exemptions: Partial<Record<LarFieldName, 'Exempt' | '1111'>> = {
  ...Object.fromEntries(
    (
      [
        'street',
        'city',
        'zip',
        'rateSpread',
        'interestRate',
        'dti',
        'cltv',
        'loanTerm',
        'introductoryPeriod',
        'propertyValue',
        'prepaymentPenalty',
        'totalLoanCosts',
        'pointsAndFees',
        'originationCharges',
        'discountPoints',
        'lenderCredits',
        'affordableUnits',
        'nmlsId',
      ] as const
    ).map((name) => [name, 'Exempt' as const]),
  ),
  ...Object.fromEntries(
    (
      [
        'applicantScore',
        'coapplicantScore',
        'applicantScoreModel',
        'coapplicantScoreModel',
        'denial1',
        'balloon',
        'interestOnly',
        'negativeAmortization',
        'otherNonAmortizing',
        'manufacturedType',
        'manufacturedInterest',
        'submission',
        'initiallyPayable',
        'aus1',
        'ausResult1',
        'reverseMortgage',
        'openEnd',
        'businessPurpose',
      ] as const
    ).map((name) => [name, '1111' as const]),
  ),
};
const leftBlank: ReadonlySet<LarFieldName> = new Set<LarFieldName>(['denial2', 'denial3', 'denial4', 'denialOther']);

const withExemptions = (row: LarRow): LarRow =>
  larRow.parse(
    Object.fromEntries(
      larFields.map((name) => {
        const value = exemptions[name];
        if (value !== undefined) return [name, { kind: 'exempt', value }];
        return [name, leftBlank.has(name) ? { kind: 'blank' } : row[name]];
      }),
    ),
  );

/** Credit for business is in the register only for buying, improving or refinancing a home (1003.3(c)(10)). */
export const larExclusion = ({
  application,
  amount,
  isBegun,
  hasAction,
}: {
  application: Application;
  amount: LarFacts['amount'];
  isBegun: boolean;
  hasAction: boolean;
}): LarExclusion | null => {
  if (!isBegun) return 'noApplication';
  if (!hasAction) return 'noActionYet';
  return application.loanPurpose === 'business' && purposeOf({ application, amount }) === '4'
    ? 'businessPurpose'
    : null;
};

/** The row of the register, every field filled in or said to be missing. */
export const lendingReportRow = (facts: LarFacts): LarRow => {
  const row = larRow.parse({ ...larLoan(facts), ...larApplicants(facts), ...larCredit(facts) });
  return facts.isPartiallyExempt ? withExemptions(row) : row;
};

/** As it is filed; null where a value is missing. */
export const larTexts = (row: LarRow): Record<LarFieldName, string | null> => {
  const texts = larFields.map((name) => {
    const field = row[name];
    return [name, field.kind === 'missing' ? null : field.kind === 'blank' ? '' : field.value];
  });
  return Object.fromEntries(texts) as Record<LarFieldName, string | null>;
};

export const missingFields = (row: LarRow): LarFieldName[] => larFields.filter((name) => row[name].kind === 'missing');
