import type { StreetRequest } from '#entities/contract/calls/suggested-address.ts';
import { MOST_SUGGESTED, type StreetAnswer } from '#server/vendors/address-suggestions/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The homes of the sample applicants that begin as typed; those with the ZIP code or in the state first. */
const suggest = ({ text, state, zip }: StreetRequest, book: PersonaBook): StreetAnswer => {
  const nearness = ({ address }: { address: { state: string; zip: string } }): number =>
    address.zip === zip ? 0 : address.state === state ? 1 : 2;
  const suggestions = book.homes
    .filter(({ line1 }) => plain(line1).startsWith(plain(text)))
    .map((address) => ({ address: { ...address, line2: null }, hasUnits: address.line2 !== null }))
    .toSorted((one, other) => nearness(one) - nearness(other))
    .slice(0, MOST_SUGGESTED);
  return { kind: 'suggested', suggestions };
};

export const sandboxStreets = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<StreetRequest> =>
  switched<StreetRequest, StreetAnswer>(surroundings, {
    vendor: 'addressSuggestions',
    answer: (request) => suggest(request, book),
    twists: { thin: () => ({ kind: 'suggested', suggestions: [] }) },
  });
