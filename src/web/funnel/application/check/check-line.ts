import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { checkAnswers as words } from '#words/funnel/check-answers.ts';
import type { Current } from '../../step/funnel-data.ts';
import { questionWords } from '../../step/question-words.ts';
import { sectionText } from '../section-text.ts';

/** What can be read without its question; a bare figure or date cannot. */
const PLAIN: ReadonlySet<Field['kind']> = new Set(['text', 'choice', 'address', 'list']);

type About = Pick<Current, 'application'> & { person: Person };

/** A page's answers in one line: what speaks for itself, else what was answered with Yes, else that it was No. */
export const checkLine = (step: Step, { application, person }: About): string => {
  if (step.storedSeparately) return words.apart;
  const values: Record<string, unknown> = step.read(application, person);
  const about = { words: questionWords(step.key), application, person, toldBefore: {}, values, place: '' };
  const asked = step.fields.filter((field) => field.isAsked?.(values) ?? true);
  const lineOf = (fields: readonly Field[]): string =>
    fields
      .map((field) => sectionText([field], about))
      .filter((text) => text !== '')
      .join(' · ');
  const answered = (kind: boolean) => asked.filter((field) => field.kind === 'yesNo' && values[field.name] === kind);
  const told = lineOf(asked.filter(({ kind }) => PLAIN.has(kind))) || lineOf(answered(true));
  if (told !== '') return told;
  return answered(false).length > 1 ? words.allNo(answered(false).length) : words.none;
};
