import type { StepKey } from '#funnel/steps.ts';
import type { StepWords } from './step-words.ts';
import { applicationSteps } from './steps/application-steps.ts';
import { questionSteps } from './steps/question-steps.ts';

/** The text of every question page; a step or field without words does not compile. */
export const steps: { [Key in StepKey]: StepWords<Key> } = { ...questionSteps, ...applicationSteps };
