import { stepsByKey } from './engine/steps-by-key.ts';
import { allSteps } from './flows.ts';

/** Every question page of the product, by its key. Their order is in flows.ts. */
export const steps = stepsByKey(allSteps);

export type StepKey = keyof typeof steps;
