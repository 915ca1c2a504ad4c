import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { Actor } from '#entities/contract/actor.ts';
import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import { withApplicant } from '#funnel/engine/applicant-part.ts';
import { withZip } from '#funnel/questions/location.ts';
import { steps } from '#funnel/steps.ts';
import { signParts } from '#server/auth/signed-parts.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addLeadLink } from '#server/db/repos/pipeline/lead-links.ts';

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

type Brought = { companyId?: string | null; branchId?: string | null; broughtBy?: string | null };

/** Starts an application from a partner's or staff's information about an applicant; no step has been answered yet. */
export const beginLead = async (
  tx: Tx,
  { partner, lead, actor, place }: { partner: string; lead: PartnerLead; actor: Actor; place: Brought },
): Promise<string> => {
  const { firstName, lastName, email } = lead;
  const accountId = await addAccount(tx, { realm: 'applicant', firstName, lastName, email });
  const applicationId = await addApplication(tx, { document: documentOf(lead), status: 'mcr', variant: 'mcr', place });
  await addPerson(tx, { applicationId, person: 'borrower', accountId });
  await appendEvent(tx, { applicationId, actor, kind: 'leadStarted', body: { partner, source: 'MCR' } });
  return applicationId;
};

/** A link that opens a lead: single use, valid for two weeks, for its holder. */
export const newLeadLink = async (
  container: Container,
  tx: Tx,
  { applicationId, partner }: { applicationId: string; partner: string },
): Promise<{ url: string; expiresAt: Date }> => {
  const token = newToken();
  const expiresAt = await addLeadLink(tx, { token, applicationId, partner, days: DAYS });
  const signed = `${token}.${signParts(leadSignature(container, token))}`;
  return { url: `${container.env.PUBLIC_URL}${steps.mcr.path}?lead=${signed}`, expiresAt };
};

/** A lead as a partner submits it, and its link. Nothing is mailed from here: the partner delivers the link. */
export const createPartnerLead = (
  container: Container,
  { partner, lead }: { partner: string; lead: PartnerLead },
): Promise<{ applicationId: string; url: string; expiresAt: Date }> =>
  container.database.transact(async (tx) => {
    const applicationId = await beginLead(tx, { partner, lead, actor: { thirdParty: 'partner' }, place: {} });
    return { applicationId, ...(await newLeadLink(container, tx, { applicationId, partner })) };
  });
