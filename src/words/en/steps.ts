import type { StepKey } from '#funnel/steps.ts';
import type { StepWords } from './step-words.ts';
import * as setup from './steps/setup.ts';

/** Every word of every question page. */
export const steps: { [Key in StepKey]: StepWords<Key> } = { ...setup };
