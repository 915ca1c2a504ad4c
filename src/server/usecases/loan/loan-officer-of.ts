import type { Officer } from '#entities/contract/lender.ts';
import { officerOf } from '#rules/closing/officer-of.ts';
import type { Container } from '#server/container.ts';
import { assigneeEmailOf } from '#server/db/repos/accounts/offices.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';

/** The loan originator named on the application; null while no one is licensed where the home stands. */
export const loanOfficerOf = async (
  { database: { db }, lender }: Container,
  applicationId: string,
): Promise<Pick<Officer, 'name' | 'nmls'> | null> => {
  const stored = await findApplication(db, applicationId);
  const assigneeEmail = await assigneeEmailOf(db, applicationId);
  const found = officerOf(lender.officers, { assigneeEmail, state: stored?.document.property.state ?? null });
  return found && { name: found.name, nmls: found.nmls };
};
