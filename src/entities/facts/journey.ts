import { z } from 'zod';

/** What needs the applicant at the vendor's own page. */
export const journeyCapability = z.enum(['identity', 'payrollIncome', 'bankIncome', 'insuranceLink']);
export type JourneyCapability = z.infer<typeof journeyCapability>;

/**
 * `started`: the applicant was given the vendor's page. `left`: they came back without finishing. `waiting`: they finished, and the vendor
 * has not answered yet. `expired`: the page is no longer valid.
 */
export const journeyState = z.enum(['started', 'left', 'waiting', 'finished', 'expired', 'failed']);
export type JourneyState = z.infer<typeof journeyState>;

/** Why a journey failed. `noAnswer`: the vendor never answered in the time we wait. */
export const journeyProblem = z.enum(['declined', 'anotherPerson', 'refused', 'noAnswer']);
export type JourneyProblem = z.infer<typeof journeyProblem>;

/** States in which the vendor may still answer. */
export const openJourneyStates: readonly JourneyState[] = ['started', 'left', 'waiting'];
