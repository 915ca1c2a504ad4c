import { partnerLead } from '#entities/contract/partner-lead.ts';
import type { Container } from '#server/container.ts';
import { createPartnerLead } from '#server/usecases/leads/create-partner-lead.ts';

/** The partner lead among the demo personas, with a new email address each time. */
export const demoPartnerLead = (container: Container): Promise<{ url: string; expiresAt: Date }> =>
  createPartnerLead(container, {
    partner: 'Riverside Mortgage Partners (sandbox)',
    lead: partnerLead.parse({
      firstName: 'Hana',
      lastName: 'Kowalski',
      email: `hana.${Date.now().toString(36)}@example.com`,
      phone: '6155550120',
      zip: '37203',
      value: 480_000,
      estimatedMortgageBalance: 230_000,
    }),
  });
