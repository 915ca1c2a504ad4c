import { randomUUID } from 'node:crypto';
import type { FloodDetermination } from '#entities/facts/flood-determination.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { answerReport, claimReport } from '#server/db/repos/application/reports.ts';
import { knownAddress } from '#server/usecases/shared/known-address.ts';
import type { TestServer } from '../test-server.ts';

type Determined = { applicationId: string; flood: FloodDetermination | null };

/** The flood vendor's answer for the home, as it is stored when it comes in. */
export const determineFlood = async (
  { container: { database, ring } }: Pick<TestServer, 'container'>,
  { applicationId, flood }: Determined,
): Promise<void> => {
  const stored = await findApplication(database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!address || flood === null) return;
  const key = `test/flood/${randomUUID()}`;
  const id = await claimReport(database.db, { applicationId, person: 'borrower', kind: 'flood', idempotencyKey: key });
  const answer = { kind: 'found', address, determination: { participates: true, ...flood } };
  if (id) await database.transact((tx) => answerReport(tx, { id, key, ring, answer, raw: '{}' }));
};
