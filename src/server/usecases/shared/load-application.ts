import type { ApplicationRecord } from '#entities/application/application-record.ts';
import type { Container } from '#server/container.ts';
import type { SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';

/** The session's application with its owner's own status, or null: a session may exist without one. */
export const loadApplication = async (
  { database }: Container,
  { application }: SessionFacts,
): Promise<StoredApplication | null> => {
  const stored = application && (await findApplication(database.db, application.id));
  return stored && { ...stored, status: await statusOf(database.db, stored, application.person) };
};

/** The record of the specification, which the redirect guard reads. */
export const applicationRecordOf = (stored: StoredApplication, session: SessionFacts): ApplicationRecord => {
  const person = session.application?.person ?? 'borrower';
  return {
    applicationStatus: stored.status,
    user: {
      id: session.accountId,
      email: session.email,
      firstName: stored.document[person]?.firstName ?? null,
      person,
    },
    hitchLoan: { id: stored.id, loanNumber: String(stored.loanNumber) },
    encompassConditionallyApproved: stored.encompassConditionallyApproved,
  };
};
