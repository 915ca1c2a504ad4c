import type { Person } from '#entities/person.ts';
import type { Tx } from '../db/connect.ts';
import { type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { appendEvent } from '../db/repos/events.ts';
import { addLoanMessage } from '../db/repos/loan-messages.ts';

/** Something a person did that somebody of ours has to act on: it stands among the loan's messages, unread, and in its history. */
export const tellStaff = async (
  tx: Tx,
  { stored, person, text }: { stored: StoredApplication; person: Person; text: string },
): Promise<void> => {
  const applicationId = stored.id;
  const id = await addLoanMessage(tx, { applicationId, person, staffId: null, staffName: null, body: text });
  await appendEvent(tx, { applicationId, actor: person, kind: 'messageWritten', body: { id, person } });
  await saveApplication(tx, stored);
};
