import type { NotaryProblem } from '#entities/facts/notary-order.ts';
import type { Address } from '#entities/values/address.ts';

export type NotarySigner = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  isBorrower: boolean;
};

export type NotaryOrder = {
  /** One for each order: it is found again by it. */
  key: string;
  loanNumber: string;
  signers: readonly NotarySigner[];
  home: Address;
  /** The security instrument, to be notarized. */
  deed: { name: string; bytes: Uint8Array };
};

/** `reason`: the service's own words. `endedAt`: the end of the last meeting with the notary. */
export type NotaryStanding =
  | { kind: 'preparing' | 'sent' | 'signing'; reference: string }
  | { kind: 'done'; reference: string; endedAt: Date }
  | { kind: 'recalled'; reference: string | null }
  | { kind: 'needsStaff'; reference: string | null; problem: NotaryProblem; reason: string | null }
  /** Nothing new: it stays as it is. */
  | { kind: 'noAnswer' };

/** None of them throws. */
export type NotaryService = {
  /** Goes on from where it stopped: the same key never makes a second order. */
  order: (order: NotaryOrder) => Promise<NotaryStanding>;
  look: (reference: string) => Promise<NotaryStanding>;
  recall: (reference: string, reason: string) => Promise<NotaryStanding>;
  /** The notarized document of an order that is done; null while the service does not hand it over. */
  fetchDeed: (reference: string) => Promise<Uint8Array | null>;
};
