/** Accents every text and makes it a third longer: unaccented text is hard-coded, and a layout that breaks is too tight. */
const pseudoText = (text: string): string =>
  /\p{L}/u.test(text) ? `«${text}${' ~~~'.repeat(Math.ceil(text.length / 13))}»` : text;

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value)) || Array.isArray(value);

const pseudoValue = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return Object.assign((...given: unknown[]) => pseudoValue(value(...given)), pseudoMembers(value));
  if (Array.isArray(value)) return value.map(pseudoValue);
  return typeof value === 'object' && value !== null && isPlain(value) ? pseudoMembers(value) : value;
};

const pseudoMembers = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, pseudoValue(member)]));

/** The same words in the pseudo-locale; `as` because every text stays a text and every function a function. */
export const pseudo = <Words>(words: Words): Words => pseudoValue(words) as Words;
