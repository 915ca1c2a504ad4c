import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { checkAnswers as words } from '#words/funnel/check-answers.ts';
import type { Current } from '../../step/funnel-data.ts';
import { questionWords } from '../../step/question-words.ts';
import { sectionText } from '../section-text.ts';

/** A page's answers in one line: what was said, without every No. */
export const checkLine = (
  step: Step,
  { application, person }: Pick<Current, 'application'> & { person: Person },
): string => {
  if (step.storedSeparately) return words.apart;
  const values: Record<string, unknown> = step.read(application, person);
  const asked = step.fields.filter((field) => field.isAsked?.(values) ?? true);
  const isNo = ({ kind, name }: (typeof asked)[number]) => kind === 'yesNo' && values[name] === false;
  const told = asked.filter((field) => field.kind !== 'statement' && !isNo(field));
  const text = sectionText(told, {
    words: questionWords(step.key),
    application,
    person,
    toldBefore: {},
    values,
    place: '',
  });
  if (text !== '') return text;
  const refused = asked.filter(isNo).length;
  return refused > 1 ? words.allNo(refused) : words.none;
};
