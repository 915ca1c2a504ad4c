import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import type { CreditLook } from '#entities/facts/credit-file.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEventOnce } from '#server/db/repos/application/events.ts';
import type { StoredReportKind, Subject } from '#server/vendors/port.ts';
import { isLoanOver } from '../shared/loan-standing.ts';

type Received = {
  subject: Subject;
  report: { key: string; kind: StoredReportKind; outcome: string; look?: CreditLook };
  /** Applies the answer to the document; safe to repeat. */
  change?: (application: Application) => Application;
};

/** Merges an answer into the application and logs its arrival. Repeating it changes nothing; a loan that has ended stays as it was. */
export const receiveReport = async (
  tx: Tx,
  { subject: { applicationId, person }, report, change = (application) => application }: Received,
): Promise<void> => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) return;
  const document = (await isLoanOver(tx, stored)) ? stored.document : change(stored.document);
  if (!isDeepStrictEqual(document, stored.document))
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
  const body = { person, ...report };
  await appendEventOnce(tx, { applicationId, actor: { thirdParty: 'outside' }, kind: 'reportReceived', body });
};
