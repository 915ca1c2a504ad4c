import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Address } from '#entities/values/address.ts';
import type { Person } from '#entities/values/person.ts';

export type Someone = { firstName: string; lastName: string; ssn?: string | null; email?: string | null };

/** The personas a sandbox knows, passed in by the container in sandbox mode only. */
export type PersonaBook = {
  findPerson: (
    someone: Someone,
  ) => { person: Person; facts: OutsideFacts; hardCredit?: OutsideFacts['credit'] | undefined } | null;
  findHome: (address: Address) => OutsideFacts | null;
  homes: readonly Address[];
};

export const emptyBook: PersonaBook = { findPerson: () => null, findHome: () => null, homes: [] };
