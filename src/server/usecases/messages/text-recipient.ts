import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Tx } from '#server/db/connect.ts';
import { refusesTexts } from '#server/db/repos/accounts/messages.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import type { Subject } from '#server/vendors/port.ts';

/** The number of an applicant who has one, consented to texts and never replied STOP; else null. */
export const textRecipient = async (tx: Tx, subject: Subject): Promise<string | null> => {
  const stored = await findApplication(tx, subject.applicationId);
  const phone = stored && applicantPart(stored.document, subject.person).phone;
  if (!phone || !(await findConsent(tx, { ...subject, kind: 'texts' }))) return null;
  return (await refusesTexts(tx, phone)) ? null : phone;
};
