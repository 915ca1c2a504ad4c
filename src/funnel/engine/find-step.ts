import { type StepKey, steps } from '../steps.ts';
import type { Step } from './define-step.ts';

export const stepByKey = (key: StepKey): Step => steps[key] as unknown as Step;
