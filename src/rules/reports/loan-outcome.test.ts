import { expect, it } from 'vitest';
import { finalStages, pipelineStage } from '#entities/contract/pipeline.ts';
import { loanOutcome } from '#entities/contract/reports/pipeline-report.ts';
import type { EndingFacts } from '#entities/contract/reports/report-facts.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { endingsAs, outcomeOf } from './loan-outcome.ts';

it.each<[EndingFacts['stage'], EndingFacts['lastDecision'], boolean, string]>([
  ['funded', 'approved', false, 'funded'],
  ['refused', 'denied', false, 'denied'],
  ['refused', 'refused', false, 'denied'],
  ['refused', 'countered', false, 'notTaken'],
  ['withdrawn', null, false, 'withdrawn'],
  ['withdrawn', 'conditionallyApproved', false, 'withdrawn'],
  ['withdrawn', 'approved', false, 'notTaken'],
  ['incomplete', 'closedIncomplete', false, 'incomplete'],
  ['cancelled', 'approved', false, 'canceled'],
  ['waitlist', null, false, 'notServed'],
  ['documents', null, true, 'expired'],
  ['documents', null, false, 'open'],
  ['counterOffer', 'countered', false, 'open'],
  ['rescission', 'approved', false, 'open'],
  // A loan that ended stays ended, however long it was quiet.
  ['funded', 'approved', true, 'funded'],
])('%s after %s, idle %s, is %s', (stage, lastDecision, isIdle, outcome) => {
  expect(outcomeOf({ stage, lastDecision, isIdle })).toBe(outcome);
});

it('has an outcome for every combination, and open or expired for exactly the stages that are not final', () => {
  const final: readonly string[] = finalStages;
  for (const stage of pipelineStage.options)
    for (const lastDecision of [null, ...decisionKind.options])
      for (const isIdle of [true, false]) {
        const outcome = outcomeOf({ stage, lastDecision, isIdle });
        expect(['open', 'expired'].includes(outcome)).toBe(!final.includes(stage));
      }
});

it('lists every ending under its outcome, and under no other', () => {
  const all = loanOutcome.options.flatMap((outcome) => {
    const endings = endingsAs([outcome]);
    expect(endings.map(outcomeOf)).toEqual(endings.map(() => outcome));
    return endings;
  });
  expect(all.length).toBe(pipelineStage.options.length * (decisionKind.options.length + 1) * 2);
  expect(endingsAs(loanOutcome.options)).toHaveLength(all.length);
});
