import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Tx } from '../db/connect.ts';
import { findApplication } from '../db/repos/applications.ts';
import { findConsent } from '../db/repos/consents.ts';
import { refusesTexts } from '../db/repos/messages.ts';
import type { Subject } from '../vendors/port.ts';

/** The number of someone who has one, allowed texts and never said stop; else null. */
export const textRecipient = async (tx: Tx, subject: Subject): Promise<string | null> => {
  const stored = await findApplication(tx, subject.applicationId);
  const phone = stored && applicantPart(stored.document, subject.person).phone;
  if (!phone || !(await findConsent(tx, { ...subject, kind: 'texts' }))) return null;
  return (await refusesTexts(tx, phone)) ? null : phone;
};
