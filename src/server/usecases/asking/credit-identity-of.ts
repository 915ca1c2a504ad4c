import type { Person } from '#entities/values/person.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Container } from '#server/container.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { type CreditIdentity, creditIdentity } from '#server/vendors/credit-bureau/port.ts';
import { knownAddress } from '../shared/known-address.ts';

/** One applicant as a bureau has to know them; null while something is missing. */
export const creditIdentityOf = async (
  { database, ring }: Pick<Container, 'database' | 'ring'>,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
  person: Person,
): Promise<CreditIdentity | null> => {
  const ssn = await findSecret(database.db, { ring, at: { applicationId: id, person, kind: 'ssn' } });
  if (document[person] === null) return null;
  const known = { ...applicantPart(document, person), ssn, address: knownAddress(document) };
  return creditIdentity.safeParse(known).data ?? null;
};
