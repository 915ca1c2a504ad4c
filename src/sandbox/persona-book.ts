import { homeRecord } from '#entities/contract/calls/home-record.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Address } from '#entities/values/address.ts';
import type { Person } from '#entities/values/person.ts';
import { neighbors } from './personas/neighbors/neighbors.ts';
import type { Persona, PersonaAnswers } from './personas/persona.ts';
import { personas as named } from './personas/personas.ts';
import type { AssessedHome } from './vendors/persona-book.ts';

const personas = [...named, ...neighbors];

type Someone = { firstName: string; lastName: string; ssn?: string | null; email?: string | null };
type Entry = Pick<Persona, 'hardCredit'> & {
  person: Person;
  facts: OutsideFacts;
  ssns: Set<string>;
  names: Set<string>;
  emails: Set<string>;
};

const nameOf = (first: string | undefined, last: string | undefined): string => `${first} ${last}`.trim().toLowerCase();
const known = (values: readonly (string | null | undefined)[]): Set<string> =>
  new Set(values.flatMap((value) => (value ? [value.toLowerCase()] : [])));

const entryOf = (
  person: Person,
  { answers, facts, hardCredit }: { answers: PersonaAnswers } & Pick<Persona, 'facts' | 'hardCredit'>,
): Entry => {
  const { creditScore, prequalCredit, name, email } = answers;
  return {
    person,
    facts,
    ...(hardCredit && { hardCredit }),
    ssns: known([creditScore?.ssn, prequalCredit?.ssn]),
    names: known([creditScore, prequalCredit, name].map((part) => part && nameOf(part.firstName, part.lastName))),
    emails: known([email?.email, prequalCredit?.email]),
  };
};

const entries: readonly Entry[] = personas.flatMap(({ borrower, coborrower, ...told }) => [
  entryOf('borrower', { answers: borrower, ...told }),
  ...(coborrower ? [entryOf('coborrower', { answers: coborrower, ...told })] : []),
]);

const placeOf = ({ line1, zip }: { line1?: string; zip?: string }): string => `${line1?.trim().toLowerCase()}|${zip}`;
const homeOf = ({ borrower }: Persona): Address | undefined =>
  borrower.creditScore?.address ?? borrower.prequalAddress?.address;
const { type, units, acquiredOn, yearlyTaxes } = homeRecord.shape;
/** As they tell it on the page about the home. */
const recordOf = ({ borrower: { application3: told } }: Persona): AssessedHome | null =>
  told
    ? {
        type: type.catch(null).parse(told.type),
        units: told.type === 'multiUnit' ? units.catch(null).parse(told.units) : null,
        acquiredOn: acquiredOn.catch(null).parse(told.acquiredOn),
        yearlyTaxes: yearlyTaxes.catch(null).parse(told.yearlyTaxes),
      }
    : null;
const homes = new Map(
  personas.flatMap((persona) => {
    const address = homeOf(persona);
    return address ? [[placeOf(address), { address, facts: persona.facts, record: recordOf(persona) }] as const] : [];
  }),
);

/** Persona data for the sandbox vendors: looked up by SSN, then by name, then by email. */
export const personaBook = {
  findPerson: ({ firstName, lastName, ssn, email }: Someone): Entry | null =>
    entries.find(({ ssns }) => ssns.has(ssn ?? '')) ??
    entries.find(({ names }) => names.has(nameOf(firstName, lastName))) ??
    entries.find(({ emails }) => emails.has(email?.toLowerCase() ?? '')) ??
    null,
  findHome: (address: Address): OutsideFacts | null => homes.get(placeOf(address))?.facts ?? null,
  findRecord: (address: Address): AssessedHome | null => homes.get(placeOf(address))?.record ?? null,
  homes: [...homes.values()].map(({ address }) => address),
};
