import type { Field } from '#funnel/engine/field.ts';
import { journeyOf, type Visit } from '#sandbox/personas/journey.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { answersTyped, isTyped, typedOn } from './count-answers.ts';

/** How fast someone reads a form, types and presses. Stated, so that two versions of the product can be compared. */
export const PACE = { wordsAMinute: 200, lettersASecond: 3, secondsAPress: 1.5 } as const;

export type Effort = { name: string; answers: number; typed: number; presses: number; pages: number; seconds: number };

const PRESSED: ReadonlySet<string> = new Set(['yesNo', 'choice', 'choices', 'statement']);

const fieldAt = (fields: readonly Field[], path: string): Field | undefined => {
  const [name, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = fields.find((each) => each.name === name);
  return field?.item !== undefined && rest.length > 0 ? fieldAt(field.item, rest.join('.')) : field;
};

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined,
      value,
    );

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What is read on a page: its question and help, and the labels of the answers given there. */
const wordsOn = ({ step }: Visit, paths: readonly string[]): number => {
  const { question, help = '', fields } = questionWords(step.key);
  const labels = paths.map((path) => fields[path.replace(/\.\d+(?=\.|$)/g, '')] ?? '');
  return [question, help, ...labels].reduce((sum, text) => sum + wordsIn(text), 0);
};

/** Entries of lists that were added by hand: a press to begin each, and one to close it. */
const entriesIn = (paths: readonly string[]): number =>
  new Set(paths.flatMap((path) => /^(\w+\.\d+)\./.exec(path)?.[1] ?? [])).size;

const effortOn = (visit: Visit, paths: readonly string[]): Omit<Effort, 'name' | 'pages'> => {
  const { step, after, person } = visit;
  const given = step.read(after, person);
  const pressed = paths.filter((path) => PRESSED.has(fieldAt(step.fields, path)?.kind ?? 'text'));
  const typed = paths.filter((path) => !pressed.includes(path));
  const letters = typed.reduce((sum, path) => sum + String(valueAt(given, path) ?? '').length, 0);
  const presses = pressed.length + 2 * entriesIn(paths) + 1;
  return {
    answers: paths.length,
    typed: typed.length,
    presses,
    seconds:
      (wordsOn(visit, paths) * 60) / PACE.wordsAMinute + letters / PACE.lettersASecond + presses * PACE.secondsAPress,
  };
};

const sum = (name: string, rows: readonly Omit<Effort, 'name' | 'pages'>[]): Effort => ({
  name,
  answers: rows.reduce((total, row) => total + row.answers, 0),
  typed: rows.reduce((total, row) => total + row.typed, 0),
  presses: rows.reduce((total, row) => total + row.presses, 0),
  pages: rows.length,
  seconds: Math.round(rows.reduce((total, row) => total + row.seconds, 0)),
});

/** Every answer of a page, as if nothing were known on it. */
const allOn = ({ step, after, person }: Visit): string[] =>
  step.savedBy === 'signing' ? [] : answersTyped(null, step.read(after, person), '').filter(isTyped);

/** From the front page to the application sent, for the borrower: as the product asks, and as it would if it knew nothing. */
export const effortOf = (persona: Persona): { asked: Effort; withoutKnowing: Effort } => {
  const visits = journeyOf(persona).filter(({ person }) => person === 'borrower');
  return {
    asked: sum(
      persona.name,
      visits.map((visit) => effortOn(visit, typedOn(visit, persona))),
    ),
    withoutKnowing: sum(
      persona.name,
      visits.map((visit) => effortOn(visit, allOn(visit))),
    ),
  };
};
