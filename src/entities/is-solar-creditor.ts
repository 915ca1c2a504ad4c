import { solarCreditors } from './solar-creditors.ts';

const legalForms = new Set([
  'llc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'ltd',
  'limited',
  'lp',
  'llp',
  'na',
  'pbc',
  'the',
]);

/** Bureau names come as "GOODLEAP, L.L.C." or "Solar-Mosaic Inc": words without case, punctuation, accents and legal form. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !legalForms.has(word));

const contains = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word));

const known = solarCreditors.map((creditor) => ({ words: wordsOf(creditor), joined: wordsOf(creditor).join('') }));

/** Solar obligations are no mortgages in payoff totals, whatever the bureau files them under. */
export const isSolarCreditor = (creditor: string | null): boolean => {
  if (creditor === null) return false;
  const words = wordsOf(creditor);
  return known.some(({ words: wanted, joined }) => contains(words, wanted) || words.join('') === joined);
};
