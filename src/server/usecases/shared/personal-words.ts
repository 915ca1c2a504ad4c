import type { Container } from '#server/container.ts';
import type { Account } from '#server/db/schema/index.ts';

/** The words a password of this account must not be made of. */
export const personalWords = (
  { lender }: Pick<Container, 'lender'>,
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
): (string | null)[] => [firstName, lastName, email, lender.displayName, lender.legalName];
