import { randomUUID } from 'node:crypto';
import type { HomeRecord } from '#entities/contract/calls/home-record.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { knownAddress } from '../shared/known-address.ts';

/** For the applicant to confirm. Nothing is stored: an answer counts once the person has given it. */
export const readHomeRecord = async (
  { database, vendorGateway }: Pick<Container, 'database' | 'vendorGateway'>,
  applicationId: string,
): Promise<HomeRecord | null> => {
  const stored = await findApplication(database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!address || vendorGateway.homeRecord === null) return null;
  const { answer } = await vendorGateway.homeRecord({ address }, randomUUID());
  return answer.kind === 'found' ? answer.record : null;
};
