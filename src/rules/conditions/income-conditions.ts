import { peopleOf } from '../documents/people-of.ts';
import { employmentGaps } from '../employment/employment-gaps.ts';
import { currentJobs, isOwned, isSelfEmployed } from '../employment/ownership.ts';
import { monthlyIncome } from '../income/monthly-income.ts';
import { conditionCode } from './condition-catalog.ts';
import { askPeople, type ConditionContext } from './condition-context.ts';
import { type ConditionRequest, makeRequest } from './condition-request.ts';

/** The employer confirms every current job under 25% owned, regardless of other verification. */
const employerChecks = ({ application, asOf }: ConditionContext) =>
  peopleOf(application).flatMap(({ applicant }) =>
    currentJobs(applicant.employments, asOf)
      .filter((job) => !isOwned(job))
      .map(({ id }) => ({ owner: 'thirdParty' as const, subjectId: id })),
  );

const unexplainedGaps = (context: ConditionContext) =>
  askPeople(
    context,
    ({ applicant: { employments, gapExplanation } }) =>
      gapExplanation === null && employmentGaps(employments, context.asOf).length > 0,
  );

/** A deposit of more than half a month's income needs a source. */
const largeDeposits = ({ application, facts, policy, asOf }: ConditionContext) => {
  const { monthly } = monthlyIncome(application, {
    policy,
    asOf,
    verified: facts.verifiedEmployments,
    amounts: facts.verifiedIncome,
  });
  return (facts.largeDeposits ?? [])
    .filter(({ amount }) => monthly !== null && amount * 200 > monthly)
    .map(({ on, amount }) => ({ owner: 'borrower' as const, subjectId: `${on}/${amount}` }));
};

export const incomeConditions = (context: ConditionContext): ConditionRequest[] => [
  ...employerChecks(context).map((asked) =>
    makeRequest({ code: conditionCode.employmentVerification, kind: 'email' }, asked),
  ),
  ...unexplainedGaps(context).map((asked) =>
    makeRequest({ code: conditionCode.employmentGap, kind: 'information' }, asked),
  ),
  ...askPeople(context, ({ applicant }) => isSelfEmployed(applicant, context.asOf) && applicant.business === null).map(
    (asked) => makeRequest({ code: conditionCode.profitAndLoss, kind: 'information' }, asked),
  ),
  ...largeDeposits(context).map((asked) =>
    makeRequest({ code: conditionCode.bankStatements, kind: 'information' }, asked),
  ),
];
