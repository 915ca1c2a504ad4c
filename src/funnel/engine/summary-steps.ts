import type { Step } from './define-step.ts';
import { askedSteps, type Walk } from './walk.ts';

/** The pages a summary of the answers has, in order: every step asked of the person, with those beside the flow where they come in. */
export const summarySteps = (walk: Walk): Step[] =>
  askedSteps(walk)
    .filter(({ fields }) => fields.length > 0)
    .flatMap((step) => (step.detour?.isAsked(walk.application, walk.person) ? [step, step.detour] : [step]));
