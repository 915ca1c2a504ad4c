import { type PartnerLead, partnerLead } from '#entities/contract/partner-lead.ts';
import type { Container } from '#server/container.ts';
import { claimDelivery } from '#server/db/repos/accounts/messages.ts';
import { createLead } from '#server/usecases/leads/create-lead.ts';
import { writeLeadNote } from '#server/usecases/leads/open-lead.ts';
import { staffGrants } from '#server/usecases/staff/staff-grants.ts';
import { demoStaffId } from './demo-staff.ts';

type DemoLead = {
  /** Who brings it, by the first part of the email address. */
  by: 'partner' | 'loanofficer';
  lead: PartnerLead;
  noted?: string;
};

const person = (
  firstName: string,
  lastName: string,
  rest: { phone: string | null; zip: string | null; value: number | null; owed: number | null },
): PartnerLead => {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const { owed: estimatedMortgageBalance, ...told } = rest;
  return partnerLead.parse({ firstName, lastName, email, estimatedMortgageBalance, ...told });
};

const demoLeads: readonly DemoLead[] = [
  {
    by: 'partner',
    lead: person('Harold', 'Beckett', { phone: '8285550131', zip: '28801', value: 465_000, owed: 182_000 }),
    noted: 'Wants to redo the roof before winter. Best reached after five.',
  },
  {
    by: 'partner',
    lead: person('Simone', 'Arceneaux', { phone: '6155550164', zip: '37206', value: 390_000, owed: null }),
  },
  { by: 'partner', lead: person('Teo', 'Marsh', { phone: null, zip: null, value: null, owed: null }) },
  {
    by: 'loanofficer',
    lead: person('Greta', 'Lindholm', { phone: '3035550119', zip: '80302', value: 720_000, owed: 310_000 }),
    noted: 'Met at the branch. Her bank turned the second home down.',
  },
];

export const LEADS_KEY = 'demoLeads';

/** People a partner and a loan officer invited, once. */
export const seedLeads = async (container: Container): Promise<void> => {
  if (!(await container.database.transact((tx) => claimDelivery(tx, LEADS_KEY)))) return;
  for (const { by, lead, noted } of demoLeads) {
    const accountId = await demoStaffId(container, by);
    const staff = { accountId, grants: await staffGrants(container, accountId) };
    const created = await createLead(container, staff, { lead });
    if (created.kind !== 'created') throw new Error(`A sample lead was not brought: ${created.kind}.`);
    if (noted) await writeLeadNote(container, staff, { id: created.id, text: noted });
  }
};
