import { randomUUID } from 'node:crypto';
import { emptyApplication } from '#entities/application/application.ts';
import { steps } from '#funnel/steps.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { openSessionFor } from '../accounts/sessions.ts';
import { agreeToText } from '../messages/agree-to-text.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { landingVariant } from './landing-variant.ts';

export type LeadAnswers = { firstName: string; lastName: string; email: string };

/** The versions of the texts on the page the lead came from. */
export type ShownTexts = { terms: string; privacy: string };

/**
 * The first answers open a session on this device that holds only the answers typed here, even if the address was used before.
 * Returns the session's secret.
 */
export const startLead = async (
  container: Container,
  { lead, shown, address, isChecked }: { lead: LeadAnswers; shown: ShownTexts; address: string; isChecked: boolean },
): Promise<string> => {
  const tried = { account: lead.email, address };
  // A page without a script cannot solve the bot check, and a robot can pretend to be one.
  if (!isChecked) await limitTries(container, { what: 'startUncheckedLead', ...tried });
  await limitTries(container, { what: 'startLead', ...tried });
  const named = steps.name.write(emptyApplication(), lead, 'borrower');
  const document = steps.email.write(named, lead, 'borrower');
  return container.database.transact(async (tx) => {
    const accountId = await addAccount(tx, { realm: 'applicant', ...lead });
    const applicationId = await addApplication(tx, {
      document,
      status: 'propertyValue',
      variant: landingVariant(container),
    });
    await addPerson(tx, { applicationId, person: 'borrower', accountId });
    await appendEvent(tx, {
      applicationId,
      actor: 'borrower',
      kind: 'leadStarted',
      body: { steps: ['name', 'email'], shown },
    });
    const agreed = { applicationId, person: 'borrower', address } as const;
    await agreeToText(container, tx, { ...agreed, legalText: 'terms-of-use', version: shown.terms });
    await agreeToText(container, tx, { ...agreed, legalText: 'privacy-statement', version: shown.privacy });
    await sendMessage(container, tx, {
      name: 'started',
      // The mailbox may belong to someone else: nothing typed here is repeated to it.
      variables: { resumeUrl: `${container.env.PUBLIC_URL}/app/login` },
      applicationId,
      deliveryKey: randomUUID(),
      recipient: lead.email,
    });
    return openSessionFor(container, { realm: 'applicant', accountId, applicationId, db: tx });
  });
};
