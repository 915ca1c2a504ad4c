import { randomUUID } from 'node:crypto';
import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import type { Container } from '#server/container.ts';
import { lockRegistrations } from '#server/db/repos/pipeline/lead-registrations.ts';
import { addLeads, lockLeads } from '#server/db/repos/pipeline/leads.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { inviteLead } from './invite-leads.ts';
import { leadOriginOf } from './lead-origin.ts';
import { ownerOfLead, type RegisteredBy, registeredElsewhere } from './lead-registrations.ts';

export type CreatedLead =
  | { kind: 'created'; id: string; url: string }
  | { kind: 'known' }
  /** Another partner keeps this person. Who and how long is for staff alone. */
  | { kind: 'registered'; by: RegisteredBy | null };

type NewLead = { lead: PartnerLead; isDespiteRegistration?: boolean };

/**
 * One lead, entered by hand and invited at once. A duplicate is already known, and nothing is sent. A partner cannot bring a person
 * another partner keeps; staff may, once they were told.
 */
export const createLead = async (
  container: Container,
  staff: Staff,
  { lead, isDespiteRegistration = false }: NewLead,
): Promise<CreatedLead> => {
  const origin = await leadOriginOf(container, staff);
  const { estimatedMortgageBalance: mortgageBalance, ...told } = lead;
  const id = randomUUID();
  return container.database.transact(async (tx): Promise<CreatedLead> => {
    await lockRegistrations(tx);
    const owner = origin.source === 'MCR' ? ownerOfLead(origin) : null;
    const [by = null] = await registeredElsewhere(container, tx, [{ ...lead, owner }]);
    if (by !== null && owner !== null) return { kind: 'registered', by: null };
    if (by !== null && !isDespiteRegistration) return { kind: 'registered', by };
    const added = await addLeads(tx, [{ id, ...origin, ...told, mortgageBalance }]);
    const [row] = added.has(id) ? await lockLeads(tx, [id]) : [];
    const outcome = row ? await inviteLead(container, tx, row) : null;
    return outcome?.kind === 'invited' ? { kind: 'created', id, url: outcome.url } : { kind: 'known' };
  });
};
