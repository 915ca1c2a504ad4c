import { streetTexts } from '#entities/text/street-text.ts';
import type { KeyRing } from '../key-ring.ts';
import { type LookupKind, lookupHash } from '../sealed/lookup-hash.ts';
import type { LoanFacts } from './loan-facts.ts';

/** The letters of the terms that are keyed hashes. */
export const hashedKinds = { email: 'e', phone: 'p', street: 'r', home: 'h' } as const satisfies Partial<
  Record<LookupKind, string>
>;

/**
 * A text a loan is found by, under its kind's letter in `pipeline_terms`. `words` is found by any of its words, `spelled` from its
 * beginning, `exact` as is. The database normalizes the first two the same way as the search input.
 */
export type SearchTerm = {
  id: string;
  kind: 'n' | 'a' | 'l' | (typeof hashedKinds)[keyof typeof hashedKinds];
  form: 'words' | 'spelled' | 'exact';
  text: string;
};

/** Names, cities, ZIP codes and loan numbers are in clear; email addresses, phones and streets are hashes, found by equality. */
export const searchTermsOf = (facts: LoanFacts, ring: KeyRing): SearchTerm[] => {
  const { id, loanNumber, borrower, coborrower, address } = facts;
  const { line1, line2, city, state, zip } = address;
  const term = (kind: SearchTerm['kind'], form: SearchTerm['form'], parts: readonly (string | null)[]) => {
    const text = parts.filter((part) => part !== null).join(' ');
    return text === '' ? [] : [{ id, kind, form, text }];
  };
  const hashed = (kind: keyof typeof hashedKinds, text: string | null) =>
    text === null ? [] : term(hashedKinds[kind], 'exact', [lookupHash(ring, kind, text)]);
  const streets = line1 === null ? [] : streetTexts({ line1, city, state, zip });
  return [
    ...[borrower, coborrower].flatMap(({ firstName, lastName, email, phone }) => [
      ...term('n', 'words', [firstName, lastName]),
      ...hashed('email', email),
      ...hashed('phone', phone),
    ]),
    ...streets.flatMap((street) => hashed('street', street)),
    // Two loans on one home are found by it; a building has several.
    ...(line1 === null || zip === null ? [] : hashed('home', [line1, line2, zip].filter(Boolean).join(' '))),
    ...(city === null ? [] : term('a', 'spelled', [city, state, zip])),
    ...term('a', 'exact', [zip]),
    ...term('l', 'exact', [String(loanNumber)]),
  ];
};
