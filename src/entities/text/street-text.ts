/** The postal service's abbreviations of what people write out. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  apartment: 'apt',
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  square: 'sq',
  street: 'st',
  suite: 'ste',
  terrace: 'ter',
  trail: 'trl',
  west: 'w',
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATED[word] ?? word);

/** One spelling of a street: "412 Hawthorne Avenue, #5" and "412 hawthorne ave 5" are the same. */
export const streetText = (text: string): string => wordsOf(text).join(' ');

type Address = { line1: string; city: string | null; state: string | null; zip: string | null };

/** The spellings an address is found by: from its house number or its street's name on, to the end of a word, of the city or of all. */
export const streetTexts = ({ line1, city, state, zip }: Address): string[] => {
  const line = wordsOf(line1);
  const ends = [...line.map((_, at) => line.slice(0, at + 1)), wordsOf(`${line1} ${city ?? ''}`)];
  const all = [...ends, wordsOf([line1, city, state, zip].filter((part) => part !== null).join(' '))];
  const hasNumber = /^\d/.test(line[0] ?? '');
  const texts = all.flatMap((words) => [words.join(' '), ...(hasNumber ? [words.slice(1).join(' ')] : [])]);
  return [...new Set(texts)].filter((text) => text !== '' && !/^\S*\d\S*$/.test(text));
};
