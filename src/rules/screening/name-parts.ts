/** Letters that keep no base letter when their accent is taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Names' small words and companies' legal forms: alike in names that have nothing else in common. */
const MINOR = new Set(
  `al el de del la las los da do dos di van von der den bin ibn y e and of the et und
  co company corp corporation inc incorporated ltd limited llc llp lp plc sa srl gmbh ag cv na fsb`.split(/\s+/),
);

/** Every part of a name in one spelling: no case, accents or punctuation. */
export const allParts = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’‘`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');

/** The parts that tell one name from another. */
export const nameParts = (name: string): string[] =>
  allParts(name).filter((part) => part.length > 1 && !MINOR.has(part));

/** One spelling whatever the order of the parts. */
export const wholeName = (name: string): string => allParts(name).toSorted().join(' ');
