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
