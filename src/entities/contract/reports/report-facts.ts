import type { PipelineStage } from '../pipeline.ts';
import type { DecisionKind } from '../staff-decision.ts';
import type { StaffWork } from './pipeline-report.ts';

/** What tells how an application ended. */
export type EndingFacts = {
  stage: PipelineStage;
  /** The last one that was not a withdrawal. */
  lastDecision: DecisionKind | null;
  /** Set aside after a long time without a word from the applicant. */
  isIdle: boolean;
};

/** Loans received that share all of this. */
export type ReceivedLoans = EndingFacts & {
  group: string | null;
  /** The stage a loan that ended was in; null where it was not recorded. */
  endedIn: PipelineStage | null;
  loans: number;
  amount: number;
};

/** Loans that were in a stage for this many days, all its visits together. */
export type StageDays = { stage: PipelineStage; isThere: boolean; days: number; loans: number };

/** Things one person did after they had been ready for so many days; null where nothing says since when. */
export type WorkDone = { person: string; work: StaffWork; days: number | null; items: number };
