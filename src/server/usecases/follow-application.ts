import type { Container } from '../container.ts';
import { findApplication } from '../db/repos/applications.ts';

/** The version now, then the one after each save. Listening begins before the first is read, so that none falls between. */
export async function* followApplication(
  { database, live }: Container,
  { applicationId, signal }: { applicationId: string; signal: AbortSignal },
): AsyncGenerator<number> {
  const changes = live.changesOf(applicationId, signal);
  let next = changes.next();
  const stored = await findApplication(database.db, applicationId);
  if (stored) yield stored.version;
  for (let change = await next; !change.done; change = await next) {
    next = changes.next();
    yield change.value;
  }
}
