import type { LoanFacts } from './loan-facts.ts';

/**
 * A text a loan is found by, under its kind's letter in `pipeline_terms`. `words` is found by any of its words, `spelled` from its
 * beginning, `street` without its house number, `exact` as is. The database normalizes them the same way as the search input.
 */
export type SearchTerm = {
  id: string;
  kind: 'n' | 'e' | 'p' | 'a' | 'l';
  form: 'words' | 'spelled' | 'street' | 'exact';
  text: string;
};

export const searchTermsOf = ({ id, loanNumber, borrower, coborrower, address }: LoanFacts): SearchTerm[] => {
  const { line1, city, state, zip } = address;
  const term = (kind: SearchTerm['kind'], form: SearchTerm['form'], parts: readonly (string | null)[]) => {
    const text = parts.filter((part) => part !== null).join(' ');
    return text === '' ? [] : [{ id, kind, form, text }];
  };
  return [
    ...[borrower, coborrower].flatMap(({ firstName, lastName, email, phone }) => [
      ...term('n', 'words', [firstName, lastName]),
      ...term('e', 'exact', [email?.toLowerCase() ?? null]),
      ...term('p', 'exact', [phone]),
    ]),
    ...(line1 === null
      ? []
      : [...term('a', 'spelled', [line1, city, state, zip]), ...term('a', 'street', [line1, city])]),
    ...(city === null ? [] : term('a', 'spelled', [city, state, zip])),
    ...term('a', 'exact', [zip]),
    ...term('l', 'exact', [String(loanNumber)]),
  ];
};
