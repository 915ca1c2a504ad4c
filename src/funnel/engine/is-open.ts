import { stepsBesideTheFlow } from '../flows.ts';
import type { Step } from './define-step.ts';
import { reachableSteps, type Walk } from './walk.ts';

/** Whether a step may be answered now: everything asked before it is, or it stands beside the flow. */
export const isOpen = (walk: Walk, step: Step): boolean =>
  [...reachableSteps(walk), ...stepsBesideTheFlow].some(({ key }) => key === step.key);
