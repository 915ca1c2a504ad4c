import { z } from 'zod';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Policy } from '#policy/policy.ts';
import type { RuleCode } from '#rules/trace/trace-row.ts';
import type { Chapter } from './chapters.ts';
import type { Field, FieldOf, Stored } from './field.ts';
import type { IssueCode } from './issue-code.ts';
import { missingAnswers, relevantAnswers } from './relevant-answers.ts';
import type { FollowUpName, RequirementName, ScreenName } from './step-names.ts';

/** A problem with an answer: its path, a code that the words turn into a sentence, and the limit that was passed, where there is one. */
export type Issue = { path: (string | number)[]; code: IssueCode; limit?: number | undefined };

/** The application an answer belongs to. */
export type Within = { application: Application; person: Person };
/** Null on a day without a policy. */
type WithinPolicy = Within & { policy: Policy | null };

/** Vendor requests triggered by a saved step, and the consent it records. */
export type Asks = {
  questions: readonly OutsideQuestion[];
  consent: { kind: ConsentKind; isGiven(applicant: Applicant): boolean } | null;
  /** Whether the page shows progress and waits, or continues while results come in. */
  page: 'waits' | 'goesOn';
};

/** Everything about a step that does not depend on its answers. Required where an omission would silently change the flow. */
type Placement = {
  path: string;
  /** `household` is answered once, `each` by both applicants individually. */
  askedOf: 'household' | 'each';
  /** Null for the pages of the full application, which use the nine-step rail instead. */
  chapter: Chapter | null;
  /** For an applicant with the answers at hand. */
  seconds: number;
  screen: ScreenName;
  /** Shown next to the form. */
  aside: 'estimate' | 'homeValue' | null;
  /** Rules that may end the flow here. Before the credit pull, only facts the applicant just gave may, never an estimate. */
  refusedBy: readonly RuleCode[] | 'anyRule';
  asks: Asks | null;
  /** Locked once the application is submitted: later changes are requested by message. */
  settlesOnSubmit: boolean;
  followUps: readonly FollowUpName[];
};

/** Used by only a few steps. */
type Particulars = {
  requires: readonly RequirementName[];
  /** The offer is accepted here, and the flow does not continue without one. */
  acceptsOffer: boolean;
  /** `signing`: saved by the last signature, never by a call that claims it. */
  savedBy: 'applicant' | 'signing';
  isDeadEnd: boolean;
  /** The next page, when it is outside the steps; null when it is not. */
  leadsTo(application: Application, person: Person): string | null;
  /** A step outside the flow that comes right after this one when it applies. */
  detour: Step | null;
  /** The answers are stored in a separate schema; the application only records that they were given. */
  storedSeparately: boolean;
};

export type Step = Placement &
  Particulars & {
    key: string;
    answers: z.ZodType<Record<string, unknown>>;
    fields: readonly Field[];
    /** Answers a custom screen gives in addition to its fields; a draft keeps them too. */
    answersBeside: readonly string[];
    read(application: Application, person: Person): Record<string, unknown>;
    write(application: Application, answers: Record<string, unknown>, person: Person): Application;
    isAsked(application: Application, person: Person): boolean;
    check(answers: Record<string, unknown>, asOf: Day): Issue[];
    checkWithin(answers: Record<string, unknown>, within: WithinPolicy): Issue[];
  };

type StepDefinition<Key, Answers, Fields> = Placement &
  Partial<Particulars> & {
    key: Key;
    answers: z.ZodType<Answers>;
    fields: Fields;
    answersBeside?: readonly (keyof NoInfer<Answers> & string)[];
    read(application: Application, person: Person): Stored<NoInfer<Answers>>;
    write(application: Application, answers: NoInfer<Answers>, person: Person): Application;
    isAsked?(application: Application, person: Person): boolean;
    /** Checks that need a calendar, such as a birth date in the future. A missing or invalid answer is null. */
    check?(answers: Stored<NoInfer<Answers>>, asOf: Day): Issue[];
    /** Checks that need the rest of the application, such as a home already on the list. */
    checkWithin?(answers: Stored<NoInfer<Answers>>, within: WithinPolicy): Issue[];
  };

const ordinary: Particulars = {
  requires: [],
  acceptsOffer: false,
  savedBy: 'applicant',
  isDeadEnd: false,
  leadsTo: () => null,
  detour: null,
  storedSeparately: false,
};

const always = (): boolean => true;

/** Whether everyone whose flow has the step is asked it. */
export const isAlwaysAsked = ({ isAsked }: Step): boolean => isAsked === always;

/**
 * One question page as data. The schema drops answers that do not apply and requires those that do, so that browser, server
 * and the walk over the funnel agree on "complete" without repeated checks.
 */
export const defineStep = <
  const Key extends string,
  Answers extends Record<string, unknown>,
  const Fields extends readonly FieldOf<Answers>[],
>(
  definition: StepDefinition<Key, Answers, Fields>,
) => {
  const fields: readonly Field[] = definition.fields;
  const complete = definition.answers.superRefine(
    (answers, context) => {
      for (const { path } of missingAnswers(answers, fields)) {
        context.addIssue({ code: 'custom', message: 'required', path });
      }
    },
    // Also when other answers are wrong, so that applicants fix a page once.
    { when: () => true },
  );
  return {
    ...ordinary,
    answersBeside: [],
    isAsked: always,
    check: () => [],
    checkWithin: () => [],
    ...definition,
    answers: z.preprocess((raw) => relevantAnswers(raw, fields), complete),
  };
};
