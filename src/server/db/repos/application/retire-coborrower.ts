import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import {
  applicationPeople,
  coborrowerProgress,
  consents,
  demographicAnswers,
  drafts,
  files,
  loanMessages,
  paperReceipts,
  reports,
  secrets,
  sessions,
  signers,
  writtenDocuments,
} from '#server/db/schema/index.ts';
import { touchThreads } from '#server/db/touched.ts';

/** A former coborrower's records are kept; from now on they belong to no one on this application. */
const recorded = [consents, reports, files, paperReceipts, loanMessages];
/** Data only they needed is deleted: their numbers, drafts, demographics and signature. */
const disposed = [secrets, drafts, demographicAnswers, signers];

/** Takes the coborrower off an application: their access ends at once, and none of their data passes to the next one. */
export const retireCoborrower = async (tx: Tx, applicationId: string): Promise<void> => {
  for (const table of recorded)
    await tx
      .update(table)
      .set({ retiredAt: sql`now()` })
      .where(and(eq(table.applicationId, applicationId), eq(table.person, 'coborrower'), isNull(table.retiredAt)));
  touchThreads(tx, applicationId);
  await tx
    .update(writtenDocuments)
    .set({ state: 'superseded' })
    .where(and(eq(writtenDocuments.applicationId, applicationId), eq(writtenDocuments.person, 'coborrower')));
  for (const table of disposed)
    await tx.delete(table).where(and(eq(table.applicationId, applicationId), eq(table.person, 'coborrower')));
  await tx.delete(coborrowerProgress).where(eq(coborrowerProgress.applicationId, applicationId));
  const gone = await tx
    .delete(applicationPeople)
    .where(and(eq(applicationPeople.applicationId, applicationId), eq(applicationPeople.person, 'coborrower')))
    .returning({ accountId: applicationPeople.accountId });
  for (const { accountId } of gone)
    await tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(
        and(eq(sessions.accountId, accountId), eq(sessions.applicationId, applicationId), isNull(sessions.revokedAt)),
      );
};
