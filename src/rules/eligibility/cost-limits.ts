import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { LoanFacts } from './loan-facts.ts';

/** All fees together: the policy's ceiling, or the state's where that is lower. */
export const maxFees = (stateLimits: LoanFacts['stateLimits'], { fees }: Pick<Policy, 'fees'>): BasisPoints =>
  toBasisPoints(Math.min(stateLimits?.maxFees ?? fees.allFeesMax, fees.allFeesMax));

/** Above this a line is a high-cost mortgage (HOEPA), which is not offered. */
export const maxRate = (isFirstLien: LoanFacts['isFirstLien'], { highCost }: Pick<Policy, 'highCost'>): BasisPoints =>
  toBasisPoints(highCost.apor + (isFirstLien ? highCost.overFirstLien : highCost.overJuniorLien));
