import type { Field } from '#funnel/engine/field.ts';
import { missingAnswers } from '#funnel/engine/relevant-answers.ts';
import { sections as words } from '#words/funnel/sections.ts';
import { describeEntry } from '../lists/describe-entry.ts';
import { listItems } from '../lists/list-items.ts';
import { sourceOfEntry } from '../lists/source-of-entry.ts';
import { answerText } from '../step/answers/answer-text.ts';
import type { Question } from '../step/question-context.ts';
import { wordsPath } from '../step/question-words.ts';
import type { Answers } from '../step/use-step-form.ts';

/** `place`: the path before the section's fields, where they belong to an entry of a list. */
type About = Pick<Question, 'words' | 'application' | 'person' | 'toldBefore'> & { values: Answers; place: string };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const needsAnswer = ({ optional }: Field): boolean => optional !== true;

const ADDRESS_PARTS = ['line1', 'city', 'state', 'zip'];
/** An address of which only the ZIP is known, say, is still to be asked. */
const isHalfAddress = (value: unknown, { kind }: Field): boolean =>
  kind === 'address' &&
  !isEmpty(value) &&
  ADDRESS_PARTS.some((part) => isEmpty((value as Readonly<Record<string, unknown>>)[part]));

export const isLeftOpen = (values: Answers, fields: readonly Field[]): boolean =>
  missingAnswers(values, fields).length > 0 || fields.some((field) => isHalfAddress(values[field.name], field));

const fieldText = (field: Field, { words: pageWords, values, place }: About): string => {
  const path = `${place}${field.name}`;
  const value = values[field.name];
  if (field.kind === 'list')
    return listItems(value)
      .map((item, at) => describeEntry(item, { words: pageWords, path: `${path}.${at}`, fields: field.item ?? [] }))
      .flatMap(({ title }) => title ?? [])
      .join(', ');
  const answer = answerText(value, { field, path, words: pageWords });
  return field.kind === 'yesNo' ? `${pageWords.fields[wordsPath(path)] ?? ''} ${answer}` : answer;
};

/** What a folded section says: its answers, one after another, and several times No as a count. Empty where nothing was answered. */
export const sectionText = (fields: readonly Field[], about: About): string => {
  const { values } = about;
  const answered = fields.filter(({ name, secret }) => secret !== true && !isEmpty(values[name]));
  const no = answered.filter(({ name, kind }) => kind === 'yesNo' && values[name] === false);
  const isCounted = no.length > 1;
  const told = answered.filter((field) => !isCounted || !no.includes(field)).map((field) => fieldText(field, about));
  if (isCounted) told.push(told.length === 0 ? words.allNo(no.length) : words.otherNo(no.length));
  // No line begins with a dot.
  return told.join('\u00a0· ');
};

/** An answer from before the offer that still stands as it was told. */
export const toldBeforeIn = (fields: readonly Field[], { values, place, toldBefore }: About): string | null => {
  const told = toldBefore[wordsPath(place.slice(0, -1))];
  const stands = fields.find(
    ({ name }) =>
      told !== undefined && name in told.start && JSON.stringify(told.start[name]) === JSON.stringify(values[name]),
  );
  return stands ? (told?.saidOf?.[stands.name] ?? told?.said ?? null) : null;
};

/** Who said it: a record where every entry of the list is from one, otherwise the applicant. */
export const sectionSource = (fields: readonly Field[], about: About): string => {
  const { values, place, application, person } = about;
  const chips = fields
    .filter(({ kind }) => kind === 'list')
    .flatMap(({ name }) =>
      listItems(values[name]).map((item) => sourceOfEntry(item, { application, person, path: `${place}${name}` })),
    )
    .map(({ chip, isLocked }) => (isLocked && chip !== null ? chip.text : words.fromYou));
  const [only, ...others] = [...new Set(chips)];
  if (only === undefined) return toldBeforeIn(fields, about) ?? words.fromYou;
  return others.length > 0 ? words.fromYou : only;
};
