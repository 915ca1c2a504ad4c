import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { LoanOutcome } from '#entities/contract/reports/pipeline-report.ts';
import type { EndingFacts } from '#entities/contract/reports/report-facts.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';

/** How an application ended. Like Reg C, a withdrawal after an approval without conditions is an offer not taken. */
export const outcomeOf = ({ stage, lastDecision, isIdle }: EndingFacts): LoanOutcome => {
  switch (stage) {
    case 'funded':
      return 'funded';
    case 'refused':
      return lastDecision === 'countered' ? 'notTaken' : 'denied';
    case 'withdrawn':
      return lastDecision === 'approved' ? 'notTaken' : 'withdrawn';
    case 'incomplete':
      return 'incomplete';
    case 'cancelled':
      return 'canceled';
    case 'waitlist':
      return 'notServed';
    case 'inquiry':
    case 'application':
    case 'documents':
    case 'review':
    case 'conditions':
    case 'counterOffer':
    case 'suspended':
    case 'closing':
    case 'rescission':
    case 'funding':
      return isIdle ? 'expired' : 'open';
  }
};

const everyEnding: readonly EndingFacts[] = pipelineStage.options.flatMap((stage) =>
  [null, ...decisionKind.options].flatMap((lastDecision) =>
    [true, false].map((isIdle) => ({ stage, lastDecision, isIdle })),
  ),
);

/** All that ends as one of these: for a list that follows the rule instead of a copy of it. */
export const endingsAs = (outcomes: readonly LoanOutcome[]): EndingFacts[] =>
  everyEnding.filter((ending) => outcomes.includes(outcomeOf(ending)));
