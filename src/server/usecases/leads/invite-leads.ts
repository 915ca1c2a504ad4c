import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import { toDollars } from '#entities/values/money.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { endLeadLinks } from '#server/db/repos/pipeline/lead-links.ts';
import { lockRegistrations } from '#server/db/repos/pipeline/lead-registrations.ts';
import { type LeadRow, lockLeads, markLeadInvited } from '#server/db/repos/pipeline/leads.ts';
import { sendMessage } from '../messages/send-message.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { beginLead, newLeadLink } from './create-partner-lead.ts';
import { ownerOfLead, type RegisteredBy, registeredElsewhere } from './lead-registrations.ts';

const dollars = (amount: number | null) => (amount === null ? null : toDollars(amount));

const toldOf = ({ firstName, lastName, email, phone, zip, value, mortgageBalance }: LeadRow): PartnerLead => ({
  firstName,
  lastName,
  email,
  phone,
  zip,
  value: dollars(value),
  estimatedMortgageBalance: dollars(mortgageBalance),
});

type Invited = { kind: 'invited'; url: string } | { kind: 'started' } | { kind: 'registered'; by: RegisteredBy };

/**
 * Mails one lead its link; an earlier link stops working. A lead that was opened continues on its own. A partner whose time has run out
 * does not invite a person whom another partner keeps by now.
 */
export const inviteLead = async (container: Container, tx: Tx, lead: LeadRow): Promise<Invited> => {
  if (lead.state !== 'new' && lead.state !== 'invited') return { kind: 'started' };
  const owner = ownerOfLead(lead);
  const [by = null] = lead.source === 'MCR' ? await registeredElsewhere(container, tx, [{ ...lead, owner }]) : [];
  if (by !== null) return { kind: 'registered', by };
  const { id, partner, email, firstName, companyId, branchId, broughtBy } = lead;
  const applicationId =
    lead.applicationId ??
    (await beginLead(tx, {
      partner,
      lead: toldOf(lead),
      actor: { staff: broughtBy },
      place: { companyId, branchId, broughtBy },
    }));
  await endLeadLinks(tx, applicationId);
  const { url, expiresAt } = await newLeadLink(container, tx, { applicationId, partner });
  await markLeadInvited(tx, { id, applicationId, expiresAt });
  await sendMessage(container, tx, {
    name: 'leadInvitation',
    recipient: email,
    applicationId,
    deliveryKey: `leadInvitation/${id}/${expiresAt.toISOString()}`,
    variables: {
      firstName,
      inviter: partner,
      leadUrl: url,
      expiresOn: container.words.inLongDate(container.clock.dayOf(expiresAt)),
    },
  });
  return { kind: 'invited', url };
};

export type InviteOutcome = {
  invited: { id: string; url: string }[];
  started: string[];
  /** Invited by someone else since the page loaded: their link stays valid. */
  changed: string[];
  /** Kept by another partner: who and how long is for staff alone. */
  registered: { id: string; by: RegisteredBy | null }[];
};

/** A lead, and its last invitation as the page showed it. */
type SeenLead = { id: string; invitedAt: Date | null };

/** Invites leads by mail. One out of reach refuses the whole call, without saying which. */
export const inviteLeads = (container: Container, staff: Staff, leads: readonly SeenLead[]): Promise<InviteOutcome> => {
  const reach = requireReach(staff, 'createLead');
  const isPartner = staff.grants.some(({ role }) => role === 'partner');
  return container.database.transact(async (tx) => {
    await lockRegistrations(tx);
    const seen = new Map(leads.map(({ id, invitedAt }) => [id, invitedAt]));
    const rows = await lockLeads(tx, [...seen.keys()]);
    const isReached = (lead: LeadRow) => isWithin(reach, { ...lead, assignedTo: null });
    if (rows.length !== seen.size || !rows.every(isReached)) throw new AppError('notFound');
    const outcome: InviteOutcome = { invited: [], started: [], changed: [], registered: [] };
    for (const lead of rows) {
      const isAsSeen = lead.invitedAt?.getTime() === seen.get(lead.id)?.getTime();
      if (lead.state === 'invited' && !isAsSeen) {
        outcome.changed.push(lead.id);
        continue;
      }
      const { id } = lead;
      const made = await inviteLead(container, tx, lead);
      if (made.kind === 'started') outcome.started.push(id);
      else if (made.kind === 'registered') outcome.registered.push({ id, by: isPartner ? null : made.by });
      else outcome.invited.push({ id, url: made.url });
    }
    return outcome;
  });
};
