import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Destination } from '#funnel/destination-after.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import type { Funnel } from '#funnel/flows.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { OfferFigures } from '#rules/offer/offer-figures.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { Told } from '../../shared/outside-facts-of.ts';

/** A step's answers as they were sent. */
export type Submission = {
  key: string;
  answers: unknown;
  /** The step's part of the application as the page loaded it. */
  base: unknown;
  asOf: Day;
  /** The source of the answers, stored with a consent. */
  address?: string | null;
  /** Whether the sender proved within the last minutes who they are: needed to change a number on file. */
  isProved?: boolean;
  /** The figures an offer page showed when its offer was accepted. */
  shown?: OfferFigures | undefined;
  /** The product's flow, unless a test uses its own. */
  funnel?: Funnel | undefined;
};

export type SavedOutcome = {
  kind: 'saved';
  status: ApplicationStatus;
  next: string;
  version: number;
  savedAt: Date;
  application: Application;
};
/** Nothing was saved. */
export type UnsavedOutcome =
  | { kind: 'conflict'; theirs: Record<string, unknown>; version: number; application: Application }
  | { kind: 'invalid'; issues: Issue[] }
  /** The page showed different figures; null when there is no offer on the current facts. */
  | { kind: 'offerDiffers'; computed: OfferFigures | null }
  /** The offer ended while it was read; opening the page makes the next one. */
  | { kind: 'offerExpired'; expiredOn: Day };
export type StepOutcome = SavedOutcome | UnsavedOutcome;

/** An open step and the application it belongs to, under the lock. */
export type OpenStep = {
  container: Container;
  tx: Tx;
  step: Step;
  stored: StoredApplication;
  person: Person;
  statusBefore: ApplicationStatus;
  submission: Submission;
  /** Begun with the lock, so that the decision need not wait for it. */
  told: Promise<Told>;
  /** The same, of whether the inquiry became an application before. */
  hasBegun: Promise<boolean>;
};

export type CheckedStep = OpenStep & { answers: Record<string, unknown> };

/** `application` is the stored one with the answers written into it. */
export type WrittenStep = CheckedStep & {
  storedAnswers: Record<string, unknown>;
  application: Application;
  isSame: boolean;
};

export type DecidedStep = WrittenStep & { facts: OutsideFacts; decision: Decision; destination: Destination };

/** `isNew`: the answers add something not on file, in the application or in the vault. */
export type SavedStep = DecidedStep & { isNew: boolean; version: number; savedAt: Date };
