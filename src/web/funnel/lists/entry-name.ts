import type { Field } from '#funnel/engine/field.ts';
import { lists } from '#words/funnel/lists.ts';
import type { QuestionWords } from '../step/question-words.ts';
import { describeEntry } from './describe-entry.ts';
import { listItems } from './list-items.ts';

type Page = { fields: readonly Field[]; words: QuestionWords; values: Readonly<Record<string, unknown>> };

/** The name of the list entry an error belongs to, so that two entries with the same question are told apart. */
export const entryName = (path: string, { fields, words, values }: Page): string | null => {
  const [name = '', at] = path.split('.');
  const list = fields.find((field) => field.name === name && field.kind === 'list');
  const item = at === undefined ? undefined : listItems(values[name])[Number(at)];
  if (list === undefined || item === undefined) return null;
  const entry = `${name}.${at}`;
  return (
    describeEntry(item, { words, path: entry, fields: list.item ?? [] }).title ?? lists(entry).untitled(Number(at) + 1)
  );
};
