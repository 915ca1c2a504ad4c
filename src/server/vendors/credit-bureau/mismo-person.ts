import { elementsAt, everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import type { CreditIdentity } from './port.ts';

/** Someone as a message names them: words of the name, SSN and date of birth, each where it is given. */
type Named = { words: ReadonlySet<string>; ssn: string | null; born: string | null };

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const namedIn = (party: XmlElement): Named => {
  const [name] = elementsAt(party, 'INDIVIDUAL', 'NAME');
  const names = name ? ['FirstName', 'MiddleName', 'LastName', 'FullName'].map((part) => textAt(name, part) ?? '') : [];
  const ids = elementsAt(party, 'TAXPAYER_IDENTIFIERS', 'TAXPAYER_IDENTIFIER');
  const digits = ids.map((id) => (textAt(id, 'TaxpayerIdentifierValue') ?? '').replace(/\D/g, ''));
  const [born] = ['BorrowerBirthDate', 'BirthDate'].flatMap((at) => everyElement(party, at));
  return {
    words: new Set(names.flatMap(wordsOf)),
    ssn: digits.find((value) => value.length === 9) ?? null,
    born: born?.text.trim().slice(0, 10) || null,
  };
};

type Difference = 'name' | 'ssn' | 'born';

/** The last name may stand anywhere in the name: files swap, join and abbreviate. */
const differences = ({ words, ssn, born }: Named, asked: CreditIdentity): Difference[] => [
  ...(words.size > 0 && !wordsOf(asked.lastName).every((word) => words.has(word)) ? (['name'] as const) : []),
  ...(ssn !== null && ssn !== asked.ssn ? (['ssn'] as const) : []),
  ...(born !== null && born !== asked.dateOfBirth ? (['born'] as const) : []),
];

/** The borrower a response says it is about. It repeats our own order, so nothing it repeats may differ; a bare label is nobody. */
export const isAsked = (party: XmlElement, asked: CreditIdentity): boolean => {
  const named = namedIn(party);
  const isKnown = named.ssn !== null || named.words.size > 0;
  return isKnown && differences(named, asked).length === 0;
};

/** One bureau's own record. One difference is a variation to explain; two make it another person's. */
export const likeness = (party: XmlElement, asked: CreditIdentity): 'same' | 'variation' | 'other' => {
  const count = differences(namedIn(party), asked).length;
  if (count === 0) return 'same';
  return count === 1 ? 'variation' : 'other';
};
