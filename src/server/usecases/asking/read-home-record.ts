import type { HomeRecordTold } from '#entities/contract/calls/home-record.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { knownAddress } from '../shared/known-address.ts';

/**
 * For the applicant to confirm: an answer counts once the person has given it. Records cost money, so each home is asked about once, and
 * its record is kept as a report.
 */
export const readHomeRecord = async (
  { database, vendorGateway }: Pick<Container, 'database' | 'vendorGateway'>,
  applicationId: string,
): Promise<HomeRecordTold> => {
  const stored = await findApplication(database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!address || vendorGateway.homeRecord === null) return { kind: 'none' };
  const subject = { applicationId, person: 'borrower' as const };
  const { answer } = await vendorGateway.homeRecord({ subject, kind: 'homeRecord', request: { address } });
  if (answer.kind === 'found') return { kind: 'found', record: answer.record };
  return { kind: answer.kind === 'asking' ? 'asking' : 'none' };
};
