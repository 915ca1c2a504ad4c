import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { pointSession, type SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { applicationsOf } from '#server/db/repos/application/application-people.ts';

export type OwnApplication = {
  id: string;
  status: ApplicationStatus;
  startedAt: Date;
  savedAt: Date;
  value: Application['property']['value'];
  place: string | null;
  isCurrent: boolean;
};

const placeOf = ({ property: { line1, city, state, zip } }: Application): string | null =>
  line1 && city ? `${line1}, ${city}` : state && zip ? `${state} ${zip}` : state;

/** The account's applications, the most recently worked on first. */
export const ownApplications = async ({ database }: Container, session: SessionFacts): Promise<OwnApplication[]> => {
  const rows = await applicationsOf(database.db, session.accountId);
  return rows.map(({ id, status, document, createdAt, updatedAt }) => ({
    id,
    status,
    startedAt: createdAt,
    savedAt: updatedAt,
    value: document.property.value,
    place: placeOf(document),
    isCurrent: session.application?.id === id,
  }));
};

/** Switches the session to another application of the same account; any other is not found. Returns the page to resume. */
export const continueWith = async (container: Container, session: SessionFacts, id: string): Promise<string> => {
  const chosen = (await ownApplications(container, session)).find((each) => each.id === id);
  if (!chosen) throw new AppError('notFound');
  await pointSession(container.database.db, { id: session.id, applicationId: id });
  return resumePath(chosen.status);
};
