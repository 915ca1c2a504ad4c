import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { DecisionKind } from '#entities/contract/staff-decision.ts';
import type { Day } from '#entities/values/day.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';

/** An open condition, as far as the stage depends on it. */
export type StageCondition = Pick<ConditionRequest, 'owner' | 'priorTo'> & { code: number; state: ConditionState };

/** A loan's progress, apart from any decision. */
export type ProgressFacts = {
  status: ApplicationStatus;
  /** Approved by staff, with or without conditions. */
  isApproved: boolean;
  isAccountOpened: boolean;
  conditions: readonly StageCondition[];
};

/** Facts that settle the stage by themselves, regardless of progress. */
export type SettledFacts = {
  isCanceled: boolean;
  isFunded: boolean;
  /** The latest decision, by staff, by the rules or by a deadline. */
  lastDecision: DecisionKind | null;
  /** The counteroffer can still be accepted. */
  isCounterOpen: boolean;
};

export type StageFacts = ProgressFacts &
  SettledFacts & {
    /** An offer made after the latest decision lifts a refusal by the rules. */
    hasOfferSince: boolean;
  };

export type WaitingFacts = StageFacts & {
  /** The earliest deadline still running. */
  nextDue: Day | null;
  /** Set aside after a long period of inactivity. */
  isIdle: boolean;
  /** A file or an answer came in that nobody has reviewed. */
  isReviewWaiting: boolean;
  /** One person proposed something that a second has to answer. */
  isSecondWanted: boolean;
};
