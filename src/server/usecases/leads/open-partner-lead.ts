import { isSigned } from '#server/auth/signed-parts.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findLeadLink, spendLeadLink } from '#server/db/repos/pipeline/lead-links.ts';
import { markLeadOpened } from '#server/db/repos/pipeline/leads.ts';
import { openSessionFor, type SessionFacts } from '../accounts/sessions.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { leadSignature } from './create-partner-lead.ts';

export type OpenedLead =
  | { kind: 'opened'; secret: string }
  /** The same browser with the same link again. */
  | { kind: 'open' }
  | { kind: 'used' | 'expired' | 'forged' };

type Opening = { link: string; session: SessionFacts | null; address: string };

/** Uses up a partner's link and opens a session on its lead, which starts no duty. A lost race counts as a used link. */
export const openPartnerLead = async (
  container: Container,
  { link, session, address }: Opening,
): Promise<OpenedLead> => {
  await limitTries(container, { what: 'openLead', account: null, address });
  const [token = '', signature = ''] = link.split('.');
  if (!isSigned(leadSignature(container, token), signature)) return { kind: 'forged' };
  return container.database.transact(async (tx) => {
    const found = await findLeadLink(tx, token);
    if (!found) return { kind: 'forged' };
    const { applicationId, accountId, partner } = found;
    if (session?.application?.id === applicationId) return { kind: 'open' };
    if (found.isUsed) return { kind: 'used' };
    if (found.isExpired) return { kind: 'expired' };
    if (!(await spendLeadLink(tx, token))) return { kind: 'used' };
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'leadLinkOpened', body: { partner } });
    await markLeadOpened(tx, applicationId);
    return {
      kind: 'opened',
      secret: await openSessionFor(container, { realm: 'applicant', accountId, applicationId, db: tx }),
    };
  });
};
