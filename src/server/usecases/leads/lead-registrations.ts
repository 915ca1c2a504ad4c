import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import type { Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { type Registration, standingRegistration } from '#rules/leads/registration.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { partnerLeadsOf } from '#server/db/repos/pipeline/lead-registrations.ts';

/** `owner`: the partner on whose behalf is asked; null for staff. */
type Contact = Pick<PartnerLead, 'email' | 'phone'> & { owner: string | null };
export type RegisteredBy = { partner: string; until: Day };

/** The partner a lead counts for: their company, or a partner without one. */
export const ownerOfLead = ({ companyId, broughtBy }: { companyId: string | null; broughtBy: string }): string =>
  companyId ?? broughtBy;

/**
 * For each of these people the partner who keeps them today, unless it is the one who asks: by the same email address or phone number, for as
 * long as the policy says.
 */
export const registeredElsewhere = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  people: readonly Contact[],
): Promise<(RegisteredBy | null)[]> => {
  const asOf = clock.today();
  const { registrationDays: days } = getPolicy(asOf).leads;
  const known = await partnerLeadsOf(db, people);
  return known.map((leads, at) => {
    const registrations = leads.map(
      ({ companyId, broughtBy, partner, createdAt }): Registration => ({
        owner: ownerOfLead({ companyId, broughtBy }),
        partner,
        on: clock.dayOf(createdAt),
      }),
    );
    const standing = standingRegistration(registrations, { days, asOf });
    return standing === null || standing.owner === people[at]?.owner
      ? null
      : { partner: standing.partner, until: standing.until };
  });
};
