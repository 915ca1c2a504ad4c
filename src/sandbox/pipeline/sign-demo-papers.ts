import { peopleOf } from '#rules/documents/people-of.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { checkInClosing } from '#server/usecases/closing/check-in-closing.ts';
import { consentCode } from '#server/usecases/documents/prepare-documents.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';
import { openSigning } from '#server/usecases/signing/open-signing.ts';
import { signDocument } from '#server/usecases/signing/sign-document.ts';
import { adoptSignature, giveEConsent } from '#server/usecases/signing/signing-consent.ts';

const sender = { address: '127.0.0.1', agent: 'Sandbox' };

/** At the office, on the booked day: a closer checks everyone in, and each borrower signs every place as the signing page does. */
export const signDemoPapers = async (container: Container, closer: LoanStaff<'close'>): Promise<void> => {
  const { applicationId } = closer;
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) return;
  await checkInClosing(container, closer);
  for (const { person } of peopleOf(stored.document)) {
    const subject = { applicationId, person };
    const opened = await openSigning(container, subject, { packet: 'closing', sender });
    if (opened.kind !== 'ready') throw new Error(`The papers of a made-up loan are not ready: ${opened.kind}.`);
    await giveEConsent(container, subject, { code: consentCode(container, subject), sender });
    await adoptSignature(container, subject, { form: 'typed', name: opened.view.name });
    for (const { id: paperId, sections } of opened.view.papers)
      for (const { id: sectionId, place } of sections)
        if (place !== null) await signDocument(container, subject, { paperId, sectionId, sender });
  }
};
