import { loanNumberText } from '#entities/values/loan-number.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { ListedLead } from '#server/db/repos/pipeline/leads.ts';
import { loansOfPeople } from '#server/db/repos/pipeline/loans-of-people.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { ownerOfLead, type RegisteredBy, registeredElsewhere } from './lead-registrations.ts';

export type LeadAlike = { registeredBy: RegisteredBy | null; loans: { loanId: string; loanNumber: string }[] };

const nothing = (): LeadAlike => ({ registeredBy: null, loans: [] });

/** Where else these people are known, for those who see loans: a partner learns of no other partner and of no loan. */
export const leadsAlike = async (
  container: Container,
  staff: Staff,
  leads: readonly Pick<ListedLead, 'email' | 'phone' | 'company_id' | 'brought_by' | 'application_id'>[],
): Promise<LeadAlike[]> => {
  const { db } = container.database;
  const reach = reachOf(staff, 'seeLoan');
  if (reach === null) return leads.map(nothing);
  const people = leads.map(({ email, phone, company_id: companyId, brought_by: broughtBy }) => ({
    ...{ email, phone, owner: ownerOfLead({ companyId, broughtBy }) },
  }));
  const registered = await registeredElsewhere(container, db, people);
  const loans = await loansOfPeople(db, people);
  return leads.map((lead, at) => ({
    registeredBy: registered[at] ?? null,
    loans: (loans[at] ?? [])
      .filter((loan) => loan.loanId !== lead.application_id && isWithin(reach, loan))
      .map(({ loanId, loanNumber }) => ({ loanId, loanNumber: loanNumberText(loanNumber) })),
  }));
};
