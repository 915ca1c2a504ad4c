import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';

/** Signs an applicant out everywhere, as when they call about a lost phone. They may sign in again. */
export const endApplicantSessions = (
  { database }: Container,
  { applicationId, person, staffId }: { applicationId: string; person: Person; staffId: string },
): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const accountId = stored && (await findAccountOf(tx, { applicationId, person }));
    if (!accountId) throw new AppError('notFound');
    await revokeSessionsOf(tx, accountId);
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'sessionsEnded', body: { person } });
  });
