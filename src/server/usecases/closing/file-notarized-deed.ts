import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeNotaryOrder, type NotaryOrderRow } from '#server/db/repos/closing/notary-orders.ts';
import { addFile, findFile } from '#server/db/repos/loan/files.ts';
import { keepSentFile } from '../documents/keep-sent-file.ts';

type Done = Pick<NotaryOrderRow, 'id' | 'applicationId' | 'reference' | 'fileId'>;

/**
 * The notarized deed, from the notary's service onto the loan: checked, scanned and sealed like every file from outside. False while
 * the service does not hand it over, or hands over something else. Also for a loan that has ended: the deed is signed all the same.
 */
export const fileNotarizedDeed = async (
  container: Container,
  { id, applicationId, reference, fileId }: Done,
): Promise<boolean> => {
  const { notary, database, jobs } = container;
  const bytes = reference === null ? null : ((await notary?.fetchDeed(reference)) ?? null);
  const sent = await findFile(database.db, fileId);
  // The document as we sent it is no notarized one.
  if (bytes === null || sent?.sha256.equals(createHash('sha256').update(bytes).digest())) return false;
  const about = { propertyId: null, subjectId: 'notarizedDeed' };
  const content = { name: 'Notarized deed.pdf', documentType: 'lender', ...about } as const;
  const kept = await keepSentFile(
    container,
    { applicationId, person: 'borrower' },
    {
      content,
      body: Readable.from([bytes]),
      enter: (row) =>
        database.transact(async (tx) => {
          await lockApplication(tx, applicationId);
          const added = await addFile(tx, row);
          if (added && row.state === 'quarantined') await jobs.enqueue(tx, 'scanFile', { fileId: row.id });
          return added;
        }),
    },
  );
  if (kept.kind === 'refused') return false;
  await database.transact(async (tx) => {
    await lockApplication(tx, applicationId);
    await changeNotaryOrder(tx, { id, deedFileId: kept.row.id });
    const actor = { thirdParty: 'vendor/notary' };
    await appendEvent(tx, { applicationId, actor, kind: 'notarizedDeedFiled', body: { fileId: kept.row.id } });
  });
  return true;
};
