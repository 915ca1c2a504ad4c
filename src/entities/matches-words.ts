const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Whether every word that was typed begins a word of the text, as people expect of a small search. */
export const matchesWords = (text: string, typed: string): boolean => {
  const known = wordsOf(text);
  return wordsOf(typed).every((word) => known.some((each) => each.startsWith(word)));
};
