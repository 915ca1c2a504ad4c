import { type Dollars, positiveDollars, toDollars } from '#entities/values/money.ts';
import type { Field } from '#funnel/engine/field.ts';
import { inDollars } from '#words/figures.ts';
import { lists } from '#words/funnel/lists.ts';
import { answerText } from '../step/answers/answer-text.ts';
import { type QuestionWords, wordsPath } from '../step/question-words.ts';
import type { Item } from './list-items.ts';

export type EntryDescription = {
  title: string | undefined;
  detail: string;
  figure: string | null;
  figureNote: string;
};

type EntryContext = { words: QuestionWords; path: string; fields: readonly Field[] };

const DETAILS = 4;
/** An address is, once any part of it is. */
const isAnswered = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(isAnswered)
    : value !== null && value !== undefined && value !== '';
const words = lists.cards;

const amountOf = (value: unknown): Dollars | null => {
  const read = positiveDollars.safeParse(value);
  return read.success ? read.data : null;
};

const sumOf = (item: Item, names: readonly string[]): Dollars | null => {
  const known = names.flatMap((name) => amountOf(item[name]) ?? []);
  return known.length === 0 ? null : toDollars(known.reduce((sum, amount) => sum + amount, 0));
};

/** The answers that summarize an entry, where the form's first few would not do. */
const shapes: Readonly<
  Record<string, { title: string; detail: readonly string[]; amounts: readonly string[]; note: string }>
> = {
  employments: {
    title: 'employerName',
    detail: ['position'],
    amounts: ['base', 'overtime', 'bonuses', 'commissions'],
    note: words.monthBeforeTax,
  },
  residences: { title: 'address', detail: ['basis'], amounts: ['monthlyRent'], note: words.rentMonth },
  properties: { title: 'address', detail: ['type', 'usage'], amounts: ['value'], note: words.worth },
  incomeSources: { title: 'type', detail: [], amounts: ['otherValue'], note: words.monthBeforeTax },
  liabilities: { title: 'creditor', detail: ['type'], amounts: ['balance'], note: words.owed },
  mortgages: { title: 'creditor', detail: ['type'], amounts: ['balance'], note: words.owed },
};

const spanOf = (item: Item, text: (name: string) => string | undefined): string | null => {
  const from = text('startDate') ?? text('from');
  const to = item.isCurrent === true ? words.today : (text('endDate') ?? text('to'));
  return from === undefined ? null : words.span(from, to ?? words.open);
};

/** An entry in words: its name, type and figure. */
export const describeEntry = (item: Item, { words: question, path, fields }: EntryContext): EntryDescription => {
  const text = (name: string): string | undefined => {
    const field = fields.find((each) => each.name === name);
    return field && isAnswered(item[name])
      ? answerText(item[name], { field, path: `${path}.${name}`, words: question })
      : undefined;
  };
  const shape = shapes[wordsPath(path).split('.').at(-1) ?? ''];
  if (shape === undefined) {
    const texts = fields
      .filter(({ kind }) => kind !== 'yesNo' && kind !== 'statement')
      .flatMap(({ name }) => text(name) ?? []);
    return { title: texts[0], detail: texts.slice(1, 1 + DETAILS).join(' · '), figure: null, figureNote: '' };
  }
  const detail = [...shape.detail.map(text), spanOf(item, text)].filter(Boolean).join(', ');
  const figure = sumOf(item, shape.amounts);
  return {
    title: text(shape.title),
    detail,
    figure: figure === null ? null : inDollars(figure),
    figureNote: shape.note,
  };
};
