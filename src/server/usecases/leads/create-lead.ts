import { randomUUID } from 'node:crypto';
import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import type { Container } from '#server/container.ts';
import { addLeads, lockLeads } from '#server/db/repos/pipeline/leads.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { inviteLead } from './invite-leads.ts';
import { leadOriginOf } from './lead-origin.ts';

export type CreatedLead = { kind: 'created'; id: string; url: string } | { kind: 'known' };

/** One lead, entered by hand and invited at once. A duplicate is already known, and nothing is sent. */
export const createLead = async (container: Container, staff: Staff, lead: PartnerLead): Promise<CreatedLead> => {
  const origin = await leadOriginOf(container, staff);
  const { estimatedMortgageBalance: mortgageBalance, ...told } = lead;
  const id = randomUUID();
  return container.database.transact(async (tx): Promise<CreatedLead> => {
    const added = await addLeads(tx, [{ id, ...origin, ...told, mortgageBalance }]);
    const [row] = added.has(id) ? await lockLeads(tx, [id]) : [];
    const url = row ? await inviteLead(container, tx, row) : null;
    return url === null ? { kind: 'known' } : { kind: 'created', id, url };
  });
};
