import { fullName } from '#entities/text/full-name.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addLeadNote } from '#server/db/repos/pipeline/lead-notes.ts';
import { findLead, joinLeadTo } from '#server/db/repos/pipeline/leads.ts';
import { requireStaff } from '../shared/require-staff.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { leadsAlike } from './leads-alike.ts';

export type JoinLeadOutcome = { kind: 'joined' | 'changedMeanwhile' };

/** A lead whose person has an open loan already: it follows that loan and is invited no more. Its partner sees how far it is, as with any lead. */
export const joinLead = async (
  container: Container,
  staff: Staff,
  { leadId, loanId }: { leadId: string; loanId: string },
): Promise<JoinLeadOutcome> => {
  const reach = requireReach(staff, 'createLead');
  await requireStaff(container, { accountId: staff.accountId, action: 'workLoan', applicationId: loanId });
  const lead = await findLead(container.database.db, leadId);
  if (!lead || !isWithin(reach, { ...lead, assignedTo: null })) throw new AppError('notFound');
  const [alike] = await leadsAlike(container, staff, [
    { ...lead, company_id: lead.companyId, brought_by: lead.broughtBy, application_id: lead.applicationId },
  ]);
  // Another partner keeps the person: theirs is the loan's progress to hear of.
  if (!alike?.loans.some((loan) => loan.loanId === loanId) || alike.registeredBy !== null)
    return { kind: 'changedMeanwhile' };
  return container.database.transact(async (tx): Promise<JoinLeadOutcome> => {
    const stored = await lockApplication(tx, loanId);
    if (!stored) throw new AppError('notFound');
    if (!(await joinLeadTo(tx, { leadId, applicationId: loanId }))) return { kind: 'changedMeanwhile' };
    const account = await findAccount(tx, staff.accountId);
    const writtenByName = account ? fullName(account) : '';
    const body = container.words.leads.joinedNote(loanNumberText(stored.loanNumber));
    await addLeadNote(tx, { leadId, body, writtenBy: staff.accountId, writtenByName });
    const actor = { staff: staff.accountId };
    await appendEvent(tx, { applicationId: loanId, actor, kind: 'leadJoined', body: { partner: lead.partner } });
    return { kind: 'joined' };
  });
};
