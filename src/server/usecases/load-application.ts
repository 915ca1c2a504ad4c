import type { ApplicationRecord } from '#entities/application-record.ts';
import type { Container } from '../container.ts';
import { findApplication, type StoredApplication } from '../db/repos/applications.ts';
import type { SessionFacts } from './sessions.ts';

/** The session's application, or null: a session may exist without one. */
export const loadApplication = async (
  { database }: Container,
  session: SessionFacts,
): Promise<StoredApplication | null> =>
  session.application ? findApplication(database.db, session.application.id) : null;

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
