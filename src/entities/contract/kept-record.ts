import { z } from 'zod';
import type { Day } from '../values/day.ts';
import type { PipelineStage } from './pipeline.ts';

/** What decides how long a loan's records are kept. */
export type KeptRecord = {
  stage: PipelineStage;
  lastChangeOn: Day;
  /** The servicer closed the account. */
  accountEndedOn: Day | null;
  /** A duty with a deadline that is not done yet. */
  hasOpenDuty: boolean;
  isHeld: boolean;
};

/**
 * Why the database kept records past their retention. `lineOpen`: money went out, and no end of the account is on file. `failed`: for a
 * reason of its own.
 */
export const purgeRefusal = z.enum(['onHold', 'lineOpen', 'failed']);
export type PurgeRefusal = z.infer<typeof purgeRefusal>;
