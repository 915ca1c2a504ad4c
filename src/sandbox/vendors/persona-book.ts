import type { Address } from '#entities/address.ts';
import type { OutsideFacts } from '#entities/outside-facts.ts';
import type { Person } from '#entities/person.ts';

export type Someone = { firstName: string; lastName: string; ssn?: string | null; email?: string | null };

/** The made-up people a sandbox knows, handed in by the container in sandbox mode only. */
export type PersonaBook = {
  findPerson: (someone: Someone) => { person: Person; facts: OutsideFacts } | null;
  findHome: (address: Address) => OutsideFacts | null;
};

export const emptyBook: PersonaBook = { findPerson: () => null, findHome: () => null };
