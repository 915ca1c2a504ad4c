import { type ComponentType, createContext, useContext } from 'react';
import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';
import type { Field } from '#funnel/engine/field.ts';
import type { QuestionWords } from './question-words.ts';
import type { FieldsLayoutProps } from './step-form.tsx';

export type FieldInputProps = {
  field: Field;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** A page's single amount field is large. */
  size?: 'normal' | 'large';
};

export type ToldBefore = {
  start: Readonly<Record<string, unknown>>;
  said: string;
  /** By the answer's name, where another source told it. */
  saidOf?: Readonly<Record<string, string>>;
};

export type Question = {
  /** The input for any kind of field. Lists take it from here: a list holds fields, and a field may be a list. */
  FieldInput: ComponentType<FieldInputProps>;
  words: QuestionWords;
  /** The page's context, for known data and its source. */
  application: Application;
  person: Person;
  /** The error message at a path, if there is one. */
  errorAt: (path: string) => string | undefined;
  /** Every error of the page by its path. */
  problems: Readonly<Record<string, string>>;
  /** Arranges the fields of an entry, where they are more than one screen. By the list's name. */
  entryLayouts: Readonly<Record<string, ComponentType<FieldsLayoutProps>>>;
  /** What a list's first entry starts with, and where it was told. By the list's name; the page itself has none. */
  toldBefore: Readonly<Record<string, ToldBefore>>;
  /** An entry added from outside its list, whose form opens. */
  openedEntry: string | null;
  /** Shows the errors of one list entry; true when it has none. */
  checkEntry: (path: string) => boolean;
};

export const QuestionContext = createContext<Question | null>(null);

export const useQuestion = (): Question => {
  const question = useContext(QuestionContext);
  if (question === null) throw new Error('A field stands outside of its question');
  return question;
};
