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

/** What was on record of someone stays on record; from now on it is no one's on this application. */
const recorded = [consents, reports, files, paperReceipts, loanMessages];
/** What only they needed is gone: their numbers, their half-typed answers, their demographics, their signature. */
const disposed = [secrets, drafts, demographicAnswers, signers];

/** Takes the second person off an application: their access ends at once, and nothing of theirs passes to who comes next. */
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
