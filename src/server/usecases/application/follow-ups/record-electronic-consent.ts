import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { versionInForce } from '#server/legal-versions.ts';
import { agreeToText } from '../../messages/agree-to-text.ts';
import type { SavedStep } from '../submit/submission.ts';

/** The page shows the text in force; its version is recorded with the consent. */
export const recordElectronicConsent = async (saved: SavedStep): Promise<void> => {
  const { container, tx, stored, application, person, isNew, submission } = saved;
  if (!isNew || applicantPart(application, person).signing.hasConsentedToElectronicRecords !== true) return;
  const applicationId = stored.id;
  const agreed = { legalText: 'e-consent', version: versionInForce(container.env.LOCALE, 'e-consent') } as const;
  await agreeToText(container, tx, { applicationId, person, ...agreed, address: submission.address ?? null });
  await appendEvent(tx, { applicationId, actor: person, kind: 'textAgreed', body: agreed });
};
