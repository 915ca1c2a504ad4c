import type { SessionKind } from '#entities/contract/session.ts';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import {
  findSession,
  openSession,
  revokeSession,
  type SessionFacts,
  touchSession,
} from '#server/db/repos/accounts/sessions.ts';
import { findApplicationOf } from '#server/db/repos/application/application-people.ts';

export type { SessionFacts };

const TOUCH_AFTER_MS = 60_000;

const idleMinutesOf = ({ env }: Pick<Container, 'env'>, realm: SessionKind): number =>
  realm === 'portal' ? env.PORTAL_IDLE_MINUTES : env.APPLICANT_IDLE_MINUTES;

type Secret = { realm: SessionKind; secret: string };

export const readSession = ({ database }: Container, { realm, secret }: Secret): Promise<SessionFacts | null> =>
  findSession(database.db, { token: secret, realm });

/** Reads the session of a user's call: activity keeps it alive, a status check does not. */
export const workingSession = async (container: Container, { realm, secret }: Secret): Promise<SessionFacts | null> => {
  const session = await readSession(container, { realm, secret });
  if (session && Date.now() - session.seenAt.getTime() > TOUCH_AFTER_MS)
    await extendSession(container, { realm, id: session.id });
  return session;
};

export const extendSession = (container: Container, { realm, id }: { realm: SessionKind; id: string }): Promise<void> =>
  touchSession(container.database.db, { id, idleMinutes: idleMinutesOf(container, realm) });

export const deleteSession = ({ database }: Container, id: string): Promise<void> => revokeSession(database.db, id);

/** Returns the session's secret. An applicant's session opens on their most recently worked on application, unless one is named. */
export const openSessionFor = async (
  container: Container,
  {
    realm,
    accountId,
    applicationId,
    agent = null,
    db = container.database.db,
  }: { realm: SessionKind; accountId: string; applicationId?: string; agent?: string | null; db?: Db },
): Promise<string> =>
  openSession(db, {
    realm,
    accountId,
    applicationId: applicationId ?? (realm === 'applicant' ? await findApplicationOf(db, accountId) : null),
    agent,
    lifetime: { idleMinutes: idleMinutesOf(container, realm), maxHours: container.env.SESSION_MAX_HOURS },
  });
