import { dayText } from '#entities/text/day-text.ts';
import { readDate } from '#entities/text/read-date.ts';
import { day, firstOfMonth } from '#entities/values/day.ts';
import type { Field, ListPlace } from './field.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const emptyValue = ({ kind }: Field): unknown => (kind === 'list' || kind === 'choices' ? [] : null);

const placeIn = (list: readonly unknown[], at: number): ListPlace => ({
  items: list.map((item) => (isRecord(item) ? item : {})),
  at,
});

type InList = { field: Field; list: readonly unknown[]; at: number };

const relevantItem = (item: unknown, { field, list, at }: InList): unknown =>
  isRecord(item)
    ? relevantAnswers({ ...item, id: item.id ?? `${field.name}-${at + 1}` }, field.item ?? [], placeIn(list, at))
    : item;

/** A date in any accepted form becomes a day. What the field cannot take stays text, which its schema refuses. */
const dateAnswer = (value: unknown, { kind }: Field): unknown => {
  if (typeof value !== 'string') return value;
  const [read, stored] = [readDate(value), day.safeParse(value)];
  if (read === null) return value;
  if (read.kind === 'yearOutOfRange') return stored.success ? dayText(stored.data) : value;
  // A vendor's full date stays: gaps between jobs are counted in days where days are known.
  if (stored.success) return stored.data;
  if (kind === 'month') return firstOfMonth(read.day);
  return read.kind === 'day' ? read.day : value;
};

/** Drops answers to questions that no longer apply: a "no" removes its follow-up. List items without an id get one. */
export const relevantAnswers = (answers: unknown, fields: readonly Field[], place?: ListPlace): unknown => {
  if (!isRecord(answers)) return answers;
  const relevant: Record<string, unknown> = { ...answers };
  for (const field of fields) {
    const value = relevant[field.name];
    const isAsked = field.isAsked?.(relevant, place) ?? true;
    if (!isAsked || value === undefined || value === null || value === '') relevant[field.name] = emptyValue(field);
    else if (field.kind === 'date' || field.kind === 'month') relevant[field.name] = dateAnswer(value, field);
    else if (field.kind === 'list' && Array.isArray(value)) {
      relevant[field.name] = value.map((item, at, list) => relevantItem(item, { field, list, at }));
    }
  }
  return relevant;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export type MissingAnswer = { path: (string | number)[] };

/** Required fields that apply and have no answer. */
export const missingAnswers = (answers: unknown, fields: readonly Field[], place?: ListPlace): MissingAnswer[] => {
  if (!isRecord(answers)) return [];
  return fields.flatMap((field) => {
    const value = answers[field.name];
    if (field.isAsked !== undefined && !field.isAsked(answers, place)) return [];
    const isAnsweredBeside = field.answeredBy?.some((name) => !isEmpty(answers[name])) ?? false;
    if (isEmpty(value)) return field.optional || isAnsweredBeside ? [] : [{ path: [field.name] }];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item, at, list) =>
      missingAnswers(item, field.item ?? [], placeIn(list, at)).map(({ path }) => ({
        path: [field.name, at, ...path],
      })),
    );
  });
};
