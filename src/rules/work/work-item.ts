import type { WorkAction, WorkKind, WorkQueue } from '#entities/contract/desk/work-item.ts';
import type { PipelineStage } from '#entities/contract/pipeline.ts';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { Day } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { IdSide } from '#entities/values/id-document.ts';
import type { Person } from '#entities/values/person.ts';
import type { ConditionRequest } from '../conditions/condition-request.ts';
import type { LoanClock } from '../stage/pipeline-clocks.ts';
import type { StageCondition } from '../stage/stage-facts.ts';

/** A piece of work that is open now. */
export type WorkItem = {
  queue: WorkQueue;
  kind: WorkKind;
  subject: string;
  detail: string | null;
  person: Person | null;
  action: WorkAction;
  /** A day or an instant, as text. */
  since: string;
  dueOn: Day | null;
  /** Whose it is from the start, until somebody takes it over. */
  first: string | null;
  /** Staff who may not do it: they proposed it, or separation of duties keeps them out. */
  notBy: readonly string[];
};

/** Proposed or entered by one, waiting for a second person. */
export type Proposed = { id: string; by: string | null; at: string };

export type WorkCondition = StageCondition &
  Pick<ConditionRequest, 'key' | 'kind' | 'documentType'> & {
    openedOn: Day;
    dueOn: Day;
    changedAt: string;
    changedOn: Day;
    isWaiverProposed: boolean;
    waiverBy: string | null;
  };

/** Everything about a loan that makes work for the lender. */
export type WorkFacts = {
  stage: PipelineStage;
  isOpen: boolean;
  isApproved: boolean;
  clocks: readonly LoanClock[];
  conditions: readonly WorkCondition[];
  /** Files sent in that nobody has reviewed; each side of an ID is one. */
  unreviewed: readonly { id: string; type: DocumentType; side: IdSide | null; person: Person; at: string; on: Day }[];
  proposal: Proposed | null;
  /** The last proposal, which the second person returned and nobody followed up. */
  returned: Proposed | null;
  factEntries: readonly (Proposed & { kind: FactKind; person: Person })[];
  payoffLetters: readonly Proposed[];
  /** Staff who approved the payments before their release. */
  agreed: readonly { by: string; at: string }[];
  isReleased: boolean;
  /** Payments proposed in place of another, and those that came back. */
  payments: readonly (Proposed & { state: string })[];
  letters: readonly { id: string; kind: string; person: Person; at: string }[];
  /** Requests to vendors that brought no answer. */
  failedOrders: readonly { id: string; kind: string; person: Person; at: string }[];
  appointmentOn: Day | null;
  accountOpenedOn: Day | null;
  /** Staff who decided on the loan: they do not fund it. */
  deciders: readonly string[];
  /** Staff who reviewed its value: they do not decide it. */
  valueReviewers: readonly string[];
};
