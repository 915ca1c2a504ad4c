import { companyWords } from './company-words.ts';
import { pacePrograms, solarCreditors } from './solar-creditors.ts';

const contains = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word));

const named = (names: readonly string[]) => {
  const known = names.map((name) => ({ words: companyWords(name), joined: companyWords(name).join('') }));
  return (words: readonly string[]): boolean =>
    known.some(({ words: wanted, joined }) => contains(words, wanted) || words.join('') === joined);
};

const isSolar = named(solarCreditors);
const isPace = named(pacePrograms);

/** Solar obligations are not mortgages in payoff totals, even if the bureau reports them as such. */
export const isSolarCreditor = (creditor: string | null): boolean => {
  if (creditor === null) return false;
  const words = companyWords(creditor);
  return isSolar(words) && !isPace(words);
};
