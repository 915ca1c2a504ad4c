import { homeownerWithOneJob } from './homeowner-with-one-job.ts';
import type { Persona } from './persona.ts';
import { workedExampleCouple } from './worked-example-couple.ts';

export const personas: readonly Persona[] = [homeownerWithOneJob, workedExampleCouple];
