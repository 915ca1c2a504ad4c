const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** "fees" should also find "fee". */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether every typed word starts a word of the text, as users expect of a small search. */
export const matchesWords = (text: string, typed: string): boolean => {
  const known = wordsOf(text);
  return wordsOf(typed).every((word) => known.some((each) => each.startsWith(singular(word))));
};
