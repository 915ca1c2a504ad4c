import type { Application } from '#entities/application/application.ts';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { versionInForce } from '#server/legal-versions.ts';
import type { Subject } from '#server/vendors/port.ts';
import { giveConsent } from '../asking/give-consent.ts';
import { agreeToText } from '../messages/agree-to-text.ts';

/** Which questions a saved step puts to others. One that was answered before is not put again. */
const questionsAfter: Readonly<Record<string, readonly OutsideQuestion[]>> = {
  creditScore: ['address', 'credit', 'valuation', 'flood'],
  prequalCredit: ['credit'],
  prequalCreditCheck: ['credit'],
  prequalAddress: ['address', 'valuation', 'flood'],
  application3: ['address', 'valuation', 'flood', 'title'],
  identityVerification: ['identity'],
};

/** What saving the step allows us to ask. To payroll and bank one agrees by a press of its own, before the choice can be saved. */
const consentAfter = (
  key: string,
  { application, person }: { application: Application } & Subject,
): ConsentKind | null => {
  const part = applicantPart(application, person);
  if (['creditScore', 'prequalCredit', 'prequalCreditCheck'].includes(key))
    return part.hasConsentedToSoftPull === true ? 'softPull' : null;
  return key === 'disclosures' && part.signing.hasAuthorizedCredit === true ? 'hardPull' : null;
};

type Effects = {
  container: Container;
  tx: Tx;
  subject: Subject;
  key: string;
  application: Application;
  /** Whether the step says anything it did not say before, in the document or in the vault. */
  said: 'somethingNew' | 'theSame';
  address: string | null;
};

/**
 * In the transaction of the save: the consent is written down, and the questions it allows are queued, so that none is lost
 * with a process. Saying the same again neither consents nor asks a second time.
 */
export const startStepEffects = async ({
  container,
  tx,
  subject,
  key,
  application,
  said,
  address,
}: Effects): Promise<readonly OutsideQuestion[]> => {
  const kind = consentAfter(key, { application, ...subject });
  const isNew = said === 'somethingNew';
  const isGiven = kind !== null && (isNew || !(await findConsent(tx, { ...subject, kind })));
  if (isGiven) await giveConsent(container, { tx, ...subject, kind, address });
  if (key === 'disclosures' && said === 'somethingNew') await keepEConsent(tx, { ...subject, application, address });
  // Who has no vendor for it looks at an ID in the portal, and nobody is asked.
  const isByHand = key === 'identityVerification' && container.env.vendors.identity === 'none';
  const questions = isByHand ? [] : (questionsAfter[key] ?? []);
  if (isGiven || isNew)
    for (const what of questions) await container.jobs.enqueue(tx, 'askOutside', { ...subject, what });
  return questions;
};

/** The page shows the text in force; which one that was stays with the consent. */
const keepEConsent = async (
  tx: Tx,
  { application, address, ...subject }: Subject & { application: Application; address: string | null },
): Promise<void> => {
  if (applicantPart(application, subject.person).signing.hasConsentedToElectronicRecords !== true) return;
  const agreed = { legalText: 'e-consent', version: versionInForce('e-consent') } as const;
  await agreeToText(tx, { ...subject, ...agreed, address });
  await appendEvent(tx, {
    applicationId: subject.applicationId,
    actor: subject.person,
    kind: 'textAgreed',
    body: agreed,
  });
};
