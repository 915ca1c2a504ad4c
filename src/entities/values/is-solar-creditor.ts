import { companyWords } from './company-words.ts';
import { pacePrograms, solarCreditors } from './solar-creditors.ts';

const contains = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word));

type Known = { words: readonly string[]; joined: string };

/** The list is read when the first name is looked up: most pages look up none. */
const named = (names: readonly string[]) => {
  let known: readonly Known[] | null = null;
  return (words: readonly string[]): boolean => {
    known ??= names.map((name) => ({ words: companyWords(name), joined: companyWords(name).join('') }));
    return known.some(({ words: wanted, joined }) => contains(words, wanted) || words.join('') === joined);
  };
};

const isSolar = named(solarCreditors);
const isPace = named(pacePrograms);

/** Solar obligations are not mortgages in payoff totals, even if the bureau reports them as such. */
export const isSolarCreditor = (creditor: string | null): boolean => {
  if (creditor === null) return false;
  const words = companyWords(creditor);
  return isSolar(words) && !isPace(words);
};
