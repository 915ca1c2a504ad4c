const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** "fees" is meant to find "fee" too. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether every word that was typed begins a word of the text, as people expect of a small search. */
export const matchesWords = (text: string, typed: string): boolean => {
  const known = wordsOf(text);
  return wordsOf(typed).every((word) => known.some((each) => each.startsWith(singular(word))));
};
