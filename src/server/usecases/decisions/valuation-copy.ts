import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { type FileRow, findFile } from '#server/db/repos/loan/files.ts';
import type { DocumentToWrite } from '#server/documents/write-document.ts';
import { writtenValuations } from '../valuations/written-valuations.ts';

export type ValuationCopy = { asked: DocumentToWrite; reports: FileRow[] };

/** What the copy of the valuations states, and the appraisal reports that follow it. Held while a report is not on file. */
export const valuationCopyOf = async (
  tx: Tx,
  stored: StoredApplication,
): Promise<ValuationCopy | { held: 'reportMissing' }> => {
  const written = await writtenValuations(tx, stored);
  if (written === null) throw new AppError('unavailable');
  const reports: FileRow[] = [];
  for (const { fileId } of written.appraisals) {
    const row = await findFile(tx, fileId);
    if (row?.state !== 'clean' || row.retiredAt !== null) return { held: 'reportMissing' };
    reports.push(row);
  }
  const reportPages = reports.reduce((sum, { pages }) => sum + pages, 0);
  return { asked: { kind: 'valuationCopy', copied: { ...written, reportPages } }, reports };
};
