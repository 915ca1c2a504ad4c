import type { StepKey } from '#funnel/steps.ts';
import type { StepWords } from './step-words.ts';
import * as application from './steps/application.ts';
import * as declarations from './steps/declarations.ts';
import * as prequal from './steps/prequal.ts';
import * as setup from './steps/setup.ts';

/** The text of every question page; a step or field without words does not compile. */
export const steps: { [Key in StepKey]: StepWords<Key> } = { ...setup, ...prequal, ...application, ...declarations };
