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

/** Bureau and payroll names come as "GOODLEAP, L.L.C." or "Solar-Mosaic Inc": words without case, punctuation or accents. */
const wordsIn = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** A company name's words without its legal form, which stays if there is nothing else. */
export const companyWords = (name: string): string[] => {
  const words = wordsIn(name);
  const own = words.filter((word) => !legalForms.has(word));
  return own.length === 0 ? words : own;
};

/** Parsing a name is slow, and a decision looks up the same few repeatedly. */
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 5000;

const nameOf = (company: string): string => {
  const before = remembered.get(company);
  if (before !== undefined) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const name = companyWords(company).join('');
  remembered.set(company, name);
  return name;
};

/** Ignores spelling variants: "Acme, Inc." on a pay stub matches a typed "ACME". */
export const isSameCompany = (one: string, other: string): boolean => nameOf(one) === nameOf(other);
