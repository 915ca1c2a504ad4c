import { hasSoundDigits } from '#entities/text/mrz-digits.ts';
import type { Match } from './cells.ts';
import { ALPHABET, type LetterSet } from './letters.ts';
import { LINE } from './paired-rows.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** What may stand where (Doc 9303, part 4): from which column, and whether a check digit covers it. */
type Part = { to: number; may: string; isChecked: boolean };
const FIRST: readonly Part[] = [
  { to: 1, may: 'P', isChecked: false },
  { to: LINE, may: `${LETTERS}<`, isChecked: false },
];
const SECOND: readonly Part[] = [
  { to: 9, may: ALPHABET, isChecked: true },
  { to: 10, may: DIGITS, isChecked: true },
  { to: 13, may: `${LETTERS}<`, isChecked: false },
  { to: 20, may: DIGITS, isChecked: true },
  { to: 21, may: 'MF<', isChecked: false },
  { to: 28, may: DIGITS, isChecked: true },
  { to: 42, may: ALPHABET, isChecked: true },
  { to: 43, may: `${DIGITS}<`, isChecked: true },
  { to: LINE, may: DIGITS, isChecked: true },
];

/** How alike a cell and its letter have to be at least, and how much nearer it has to be than to the next letter. */
const LEAST_ALIKE = 0.7;
const LEAST_NEARER = 0.12;
/** Where letters and digits mix, these differ by their size alone, and some prints have it equal. */
const LOOKALIKES = ['0OQD', '1I', '2Z', '5S', '6G', '8B'] as const;
const LEAST_NEARER_LOOKALIKE = 0.2;
const LEAST_APART_LOOKALIKE = 0.15;
/** Letters that a doubtful cell may be. */
const MOST_CHOICES = 3;

type Choice = { letters: readonly string[]; isSure: boolean; isChecked: boolean };

const isLookalike = (best: number, next: number | undefined): boolean => {
  const [one = '', other = ''] = [ALPHABET[best], ALPHABET[next ?? best]];
  return (
    /\d/.test(one) !== /\d/.test(other) && LOOKALIKES.some((alike) => alike.includes(one) && alike.includes(other))
  );
};

const choiceOf = (match: Match, part: Part, set: LetterSet): Choice => {
  const { scores } = match;
  const ranked = [...part.may]
    .map((letter) => ALPHABET.indexOf(letter))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const [best = 0, next] = ranked;
  const alike = scores[best] ?? 0;
  // Half of their own difference where the cell is the letter itself, nothing where it lies between the two.
  const apart = next === undefined ? 2 : set.apart(best, next);
  const nearer = next === undefined ? 1 : (alike - (scores[next] ?? 0)) / apart;
  const isClear = isLookalike(best, next)
    ? nearer >= LEAST_NEARER_LOOKALIKE && apart >= LEAST_APART_LOOKALIKE
    : nearer >= LEAST_NEARER;
  return {
    letters: ranked.slice(0, MOST_CHOICES).map((letter) => ALPHABET[letter] ?? ''),
    isSure: alike >= LEAST_ALIKE && isClear,
    isChecked: part.isChecked,
  };
};

const choicesOf = (matches: readonly Match[], parts: readonly Part[], set: LetterSet): Choice[] =>
  matches.flatMap((match, column) => {
    const part = parts.find(({ to }) => column < to);
    return part === undefined ? [] : [choiceOf(match, part, set)];
  });

const asText = (choices: readonly Choice[]): string => choices.map(({ letters: [best = ''] }) => best).join('');

/** One surname, two fillers, given names, and nothing but fillers after them. */
const NAMES = /^P[A-Z<][A-Z]{1,3}<{0,2}[A-Z]+(<[A-Z]+)*(<<[A-Z]+(<[A-Z]+)*)?<*$/;

/** The second line where its check digits fit; of its cells one may be doubtful, and they decide what it is. */
const secondLine = (choices: readonly Choice[]): string | null => {
  const text = asText(choices);
  const doubtful = choices.flatMap(({ isSure, isChecked }, at) => (isChecked && !isSure ? [at] : []));
  if (doubtful.length > 1) return null;
  if (hasSoundDigits(text)) return text;
  const [at] = doubtful;
  if (at === undefined) return null;
  const others = (choices[at]?.letters ?? []).map((letter) => text.slice(0, at) + letter + text.slice(at + 1));
  const [only, ...more] = others.filter(hasSoundDigits);
  return only !== undefined && more.length === 0 ? only : null;
};

/** Both lines, or null where a letter of the names is doubtful or a check digit does not fit: nothing is guessed. */
export const settledLines = (
  [upper, lower]: readonly [readonly Match[], readonly Match[]],
  set: LetterSet,
): string | null => {
  const first = choicesOf(upper, FIRST, set);
  if (first.length !== LINE || !first.every(({ isSure }) => isSure)) return null;
  const names = asText(first);
  const second = NAMES.test(names) ? secondLine(choicesOf(lower, SECOND, set)) : null;
  return second === null ? null : `${names}\n${second}`;
};
