import { isSigned } from '../auth/signed-parts.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { appendEvent } from '../db/repos/events.ts';
import { findLeadLink, spendLeadLink } from '../db/repos/lead-links.ts';
import { markLeadOpened } from '../db/repos/leads.ts';
import { startClock } from './clocks.ts';
import { leadSignature } from './create-partner-lead.ts';
import { limitTries } from './limit-tries.ts';
import { openSessionFor, type SessionFacts } from './sessions.ts';

export type OpenedLead =
  | { kind: 'opened'; secret: string }
  /** The same browser with the same link again. */
  | { kind: 'open' }
  | { kind: 'used' | 'expired' | 'forged' };

type Opening = { link: string; session: SessionFacts | null; address: string };

/** Uses a partner's link up and opens a session on its lead. A lost race is a used link like any other. */
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
    await startClock(tx, { applicationId, kind: 'earlyDisclosures', on: lenderToday(container.env) });
    return {
      kind: 'opened',
      secret: await openSessionFor(container, { realm: 'applicant', accountId, applicationId, db: tx }),
    };
  });
};
