import type { Step } from '#funnel/engine/define-step.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { type At, nextStep } from '#funnel/engine/walk.ts';
import type { MortgageQuestion } from './estimate-panel.tsx';

/** When the mortgage is asked about, for an estimate that lacks it. */
export const mortgageIsAsked = (walk: At): MortgageQuestion => {
  const asks = (step: Step | null) => step?.fields.some(({ name }) => name === 'estimatedMortgageBalance') ?? false;
  if (asks(stepByKey(walk.key, walk))) return 'thisQuestion';
  return asks(nextStep(walk)) ? 'nextQuestion' : 'laterQuestion';
};
