type Named = { name: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longest first, so that "@Ana Lopez" is not "@Ana". */
const patternOf = (people: readonly Named[]): RegExp | null => {
  const names = people.map(({ name }) => name).filter((name) => name !== '');
  if (names.length === 0) return null;
  const longest = names.toSorted((one, other) => other.length - one.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\d])@(${longest.join('|')})(?![\\p{L}\\d])`, 'giu');
};

/** The people a text names with an @ before their name. */
export const mentionedIn = <Person extends Named>(text: string, people: readonly Person[]): Person[] => {
  const pattern = patternOf(people);
  if (pattern === null) return [];
  const named = new Set([...text.matchAll(pattern)].map(([, name]) => name?.toLowerCase()));
  return people.filter(({ name }) => named.has(name.toLowerCase()));
};

/** The text in pieces, those that name someone marked. */
export const mentionPieces = (text: string, names: readonly string[]): { text: string; isMention: boolean }[] => {
  const pattern = patternOf(names.map((name) => ({ name })));
  if (pattern === null) return [{ text, isMention: false }];
  const pieces: { text: string; isMention: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    pieces.push({ text: text.slice(end, found.index), isMention: false }, { text: found[0], isMention: true });
    end = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(end), isMention: false }].filter((piece) => piece.text !== '');
};

/** What is being typed after an @ that ends at the caret, and where that @ stands; null while nobody is being named. */
export const mentionTyped = (text: string, caret: number): { from: number; typed: string } | null => {
  const found = /(?<![\p{L}\d])@([\p{L}\d'’-]*(?: [\p{L}\d'’-]*)?)$/u.exec(text.slice(0, caret));
  return found ? { from: found.index, typed: found[1] ?? '' } : null;
};
