import { type Application, emptyApplication } from '#entities/application.ts';
import type { PartnerLead } from '#entities/partner-lead.ts';
import { withApplicant } from '#funnel/engine/applicant-part.ts';
import { withZip } from '#funnel/questions/location.ts';
import { steps } from '#funnel/steps.ts';
import { signParts } from '../auth/signed-parts.ts';
import type { Container } from '../container.ts';
import { addAccount } from '../db/repos/accounts.ts';
import { addPerson } from '../db/repos/application-people.ts';
import { addApplication } from '../db/repos/applications.ts';
import { appendEvent } from '../db/repos/events.ts';
import { addLeadLink } from '../db/repos/lead-links.ts';
import { newToken } from '../db/repos/sessions.ts';

const DAYS = 14;

export const leadSignature = ({ sessionSecret }: Pick<Container, 'sessionSecret'>, token: string) => ({
  secret: sessionSecret,
  purpose: 'partnerLead',
  parts: [token],
});

const documentOf = ({ zip, value, estimatedMortgageBalance, ...who }: PartnerLead): Application => {
  const named = withApplicant(emptyApplication(), { person: 'borrower', change: who });
  const placed = zip === null ? named : withZip(named, zip);
  return {
    ...placed,
    leadSource: 'MCR',
    estimatedMortgageBalance,
    property: { ...placed.property, value, valueSource: value === null ? null : 'borrower' },
  };
};

/**
 * A lead as a partner tells it, and the link that opens it: once, for two weeks, for whoever holds it. Nothing is mailed from here:
 * the partner hands the link over.
 */
export const createPartnerLead = (
  container: Container,
  { partner, lead }: { partner: string; lead: PartnerLead },
): Promise<{ applicationId: string; url: string; expiresAt: Date }> =>
  container.database.db.transaction(async (tx) => {
    const { firstName, lastName, email } = lead;
    const accountId = await addAccount(tx, { realm: 'applicant', firstName, lastName, email });
    const applicationId = await addApplication(tx, { document: documentOf(lead), status: 'mcr', variant: 'mcr' });
    await addPerson(tx, { applicationId, person: 'borrower', accountId });
    await appendEvent(tx, { applicationId, actor: 'partner', kind: 'leadStarted', body: { partner, source: 'MCR' } });
    const token = newToken();
    const expiresAt = await addLeadLink(tx, { token, applicationId, partner, days: DAYS });
    const signed = `${token}.${signParts(leadSignature(container, token))}`;
    return { applicationId, url: `${container.env.PUBLIC_URL}${steps.mcr.path}?lead=${signed}`, expiresAt };
  });
