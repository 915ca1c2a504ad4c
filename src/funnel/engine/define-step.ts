import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Policy } from '#policy/policy.ts';
import type { Field, FieldOf, Stored } from './field.ts';
import type { IssueCode } from './issue-code.ts';
import { missingAnswers, relevantAnswers } from './relevant-answers.ts';

/** A problem with an answer: where, and a code that the words turn into a sentence. */
export type Issue = { path: (string | number)[]; code: IssueCode };

/** The application an answer becomes part of. */
export type Within = { application: Application; person: Person };
/** Null on a day without one. */
type WithinPolicy = Within & { policy: Policy | null };

export type Step = {
  key: string;
  path: string;
  /** `household` is answered once, `each` by both people for themselves. */
  askedOf: 'household' | 'each';
  screen: 'form' | 'custom';
  /** The answers live in a schema of their own; the document only remembers that they were given. */
  keptApart: boolean;
  answers: z.ZodType<Record<string, unknown>>;
  fields: readonly Field[];
  /** Answers a screen of its own gives beside its fields; a draft keeps them too. */
  answersBeside: readonly string[];
  read(application: Application, person: Person): Record<string, unknown>;
  write(application: Application, answers: Record<string, unknown>, person: Person): Application;
  isAsked(application: Application, person: Person): boolean;
  check(answers: Record<string, unknown>, asOf: Day): Issue[];
  checkWithin(answers: Record<string, unknown>, within: WithinPolicy): Issue[];
};

type StepDefinition<Key, Answers, Fields> = {
  key: Key;
  path: string;
  askedOf?: 'household' | 'each';
  screen?: 'form' | 'custom';
  keptApart?: true;
  answers: z.ZodType<Answers>;
  fields: Fields;
  answersBeside?: readonly (keyof NoInfer<Answers> & string)[];
  read(application: Application, person: Person): Stored<NoInfer<Answers>>;
  write(application: Application, answers: NoInfer<Answers>, person: Person): Application;
  isAsked?(application: Application, person: Person): boolean;
  /** What only a calendar can tell, such as a birth date in the future. An answer that is missing or wrong by itself is null. */
  check?(answers: Stored<NoInfer<Answers>>, asOf: Day): Issue[];
  /** What only the rest of the application can tell, such as a home that is already on the list. */
  checkWithin?(answers: Stored<NoInfer<Answers>>, within: WithinPolicy): Issue[];
};

/**
 * One question page as data. The schema drops answers nobody asked for and wants the asked ones, so that browser, server and
 * the walk over the funnel agree on "complete" without asking twice.
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
    // Also when other answers are wrong: people fix a page once.
    { when: () => true },
  );
  return {
    askedOf: 'household' as const,
    screen: 'form' as const,
    answersBeside: [],
    isAsked: () => true,
    check: () => [],
    checkWithin: () => [],
    ...definition,
    keptApart: definition.keptApart ?? false,
    answers: z.preprocess((raw) => relevantAnswers(raw, fields), complete),
  };
};
