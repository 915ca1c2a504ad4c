import type { Step } from './define-step.ts';
import { askedSteps, type Walk } from './walk.ts';

/** The pages of an answer summary, in order: every step of this applicant, with those outside the flow where they come in. */
export const summarySteps = (walk: Walk): Step[] =>
  askedSteps(walk)
    .filter(({ fields }) => fields.length > 0)
    .flatMap((step) => (step.detour?.isAsked(walk.application, walk.person) ? [step, step.detour] : [step]));
