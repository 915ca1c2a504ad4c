import { z } from 'zod';
import { fullName } from '#entities/text/full-name.ts';
import { day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { protectedUntil } from '#rules/leads/registration.ts';
import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import { isWithin } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { addLeadNote, leadNotesOf } from '#server/db/repos/pipeline/lead-notes.ts';
import { findLead, type LeadRow } from '#server/db/repos/pipeline/leads.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { leadsAlike } from './leads-alike.ts';
import { listedLead } from './list-leads.ts';

export const leadDetail = listedLead.extend({
  phone: z.string().nullable(),
  zip: z.string().nullable(),
  value: z.int().nullable(),
  mortgageBalance: z.int().nullable(),
  /** Until this day no other partner may bring the person; null once it is over, and for staff's own leads. */
  registration: day.nullable(),
  notes: z.array(z.object({ id: z.string(), by: z.string(), body: z.string(), at: z.date() })),
});

const reached = async (db: Reader, staff: Staff, { id, action }: { id: string; action: 'seeLeads' | 'createLead' }) => {
  const reach = requireReach(staff, action);
  const lead = await findLead(db, id);
  if (!lead || !isWithin(reach, { ...lead, assignedTo: null })) throw new AppError('notFound');
  return lead;
};

const isExpired = ({ state, linkExpiresAt }: LeadRow): boolean =>
  state === 'invited' && linkExpiresAt !== null && linkExpiresAt < new Date();

const registrationOf = ({ clock }: Container, { source, createdAt }: LeadRow) => {
  const asOf = clock.today();
  const until = protectedUntil(clock.dayOf(createdAt), getPolicy(asOf).leads.registrationDays);
  return source === 'MCR' && asOf < until ? until : null;
};

/** One lead as its partner told of it, how far it is, and what was written down about it. Never what the person answered. */
export const openLead = async (container: Container, staff: Staff, id: string) => {
  const { db } = container.database;
  const lead = await reached(db, staff, { id, action: 'seeLeads' });
  const [alike] = await leadsAlike(container, staff, [
    { ...lead, company_id: lead.companyId, brought_by: lead.broughtBy, application_id: lead.applicationId },
  ]);
  const { firstName, lastName, email, phone, zip, value, mortgageBalance, source, partner, state } = lead;
  return {
    ...{ id, name: `${firstName} ${lastName}`, email, phone, zip, value, mortgageBalance, source, partner, state },
    ...{ isExpired: isExpired(lead), createdAt: lead.createdAt, invitedAt: lead.invitedAt },
    registration: registrationOf(container, lead),
    loanId: may(staff.grants, 'seeLoan') ? lead.applicationId : null,
    alike: alike ?? { registeredBy: null, loans: [] },
    notes: (await leadNotesOf(db, id)).map((note) => ({
      ...{ id: note.id, by: note.writtenByName, body: note.body, at: note.writtenAt },
    })),
  };
};

/** A note on a lead, read by its partner and by the lender's staff who see it. */
export const writeLeadNote = (
  { database }: Container,
  staff: Staff,
  { id, text }: { id: string; text: string },
): Promise<void> =>
  database.transact(async (tx) => {
    const lead = await reached(tx, staff, { id, action: 'createLead' });
    const account = await findAccount(tx, staff.accountId);
    const writtenByName = account ? fullName(account) : '';
    await addLeadNote(tx, { leadId: lead.id, body: text, writtenBy: staff.accountId, writtenByName });
  });
