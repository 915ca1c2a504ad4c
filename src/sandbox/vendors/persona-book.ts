import type { HomeRecord } from '#entities/contract/calls/home-record.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Address } from '#entities/values/address.ts';
import type { Person } from '#entities/values/person.ts';

export type Someone = { firstName: string; lastName: string; ssn?: string | null; email?: string | null };

/** What the assessor and the recorder of deeds have on file. */
export type AssessedHome = Pick<HomeRecord, 'type' | 'units' | 'acquiredOn' | 'yearlyTaxes'>;

/** The personas a sandbox knows, passed in by the container in sandbox mode only. */
export type PersonaBook = {
  findPerson: (
    someone: Someone,
  ) => { person: Person; facts: OutsideFacts; hardCredit?: OutsideFacts['credit'] | undefined } | null;
  findHome: (address: Address) => OutsideFacts | null;
  findRecord: (address: Address) => AssessedHome | null;
  homes: readonly Address[];
};

export const emptyBook: PersonaBook = {
  findPerson: () => null,
  findHome: () => null,
  findRecord: () => null,
  homes: [],
};
