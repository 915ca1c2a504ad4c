import type { SessionKind } from '#entities/text/session-kind.ts';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import {
  findSession,
  openSession,
  type Proof,
  type SessionFacts,
  signOutSession,
  touchSession,
} from '#server/db/repos/accounts/sessions.ts';
import { findApplicationOf } from '#server/db/repos/application/application-people.ts';

export type { SessionFacts };

const idleMinutesOf = ({ env }: Pick<Container, 'env'>, realm: SessionKind): number =>
  realm === 'portal' ? env.PORTAL_IDLE_MINUTES : env.APPLICANT_IDLE_MINUTES;

type Secret = { realm: SessionKind; secret: string };

export const readSession = ({ database }: Container, { realm, secret }: Secret): Promise<SessionFacts | null> =>
  findSession(database.db, { token: secret, realm });

/** Reads the session of a user's call: activity keeps it alive, a status check does not. */
export const workingSession = async (container: Container, { realm, secret }: Secret): Promise<SessionFacts | null> => {
  const session = await readSession(container, { realm, secret });
  if (session?.isTouchDue) await extendSession(container, { realm, id: session.id });
  return session;
};

export const extendSession = (container: Container, { realm, id }: { realm: SessionKind; id: string }): Promise<void> =>
  touchSession(container.database.db, { id, idleMinutes: idleMinutesOf(container, realm) });

export const deleteSession = ({ database }: Container, id: string): Promise<void> => signOutSession(database.db, id);

/** The browser and the address a session is opened from. */
export type OpenedFrom = { agent: string | null; address: string | null };

type Opening = {
  realm: SessionKind;
  accountId: string;
  applicationId?: string;
  from?: OpenedFrom;
  /** A link or a typed name opens a session without proving who the person is. */
  proof?: Proof | null;
  db?: Db;
};

/** Returns the session's secret. An applicant's session opens on their most recently worked on application, unless one is named. */
export const openSessionFor = async (
  container: Container,
  {
    realm,
    accountId,
    applicationId,
    from = { agent: null, address: null },
    proof = null,
    db = container.database.db,
  }: Opening,
): Promise<string> =>
  openSession(db, {
    realm,
    accountId,
    applicationId: applicationId ?? (realm === 'applicant' ? await findApplicationOf(db, accountId) : null),
    ...from,
    proof,
    lifetime: { idleMinutes: idleMinutesOf(container, realm), maxHours: container.env.SESSION_MAX_HOURS },
  });
