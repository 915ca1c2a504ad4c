import { companyWords } from './company-words.ts';
import { solarCreditors } from './solar-creditors.ts';

const contains = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word));

const known = solarCreditors.map((creditor) => ({
  words: companyWords(creditor),
  joined: companyWords(creditor).join(''),
}));

/** Solar obligations are not mortgages in payoff totals, even if the bureau reports them as such. */
export const isSolarCreditor = (creditor: string | null): boolean => {
  if (creditor === null) return false;
  const words = companyWords(creditor);
  return known.some(({ words: wanted, joined }) => contains(words, wanted) || words.join('') === joined);
};
