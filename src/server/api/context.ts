import type { SessionKind } from '#entities/text/session-kind.ts';
import type { AppErrorCode } from '../app-error.ts';
import type { Container } from '../container.ts';
import { checkSender, type Sender } from '../usecases/accounts/check-sender.ts';
import { readSession, type SessionFacts, workingSession } from '../usecases/accounts/sessions.ts';

export type ApiContext = {
  container: Container;
  address: string;
  /** The browser's user agent. */
  agent: string;
  requestId: string;
  /** Filled in as a call proves its caller and its loan, and when it is refused, for the log. */
  about: { accountId: string | null; applicationId: string | null; outcome?: AppErrorCode };
  /** The device cookie of a realm, as the browser sent it. */
  deviceOf: (realm: SessionKind) => string | null;
  /** Names the request for a mailed code that this browser made last. */
  codeRequest: string | null;
  sessionOf: (realm: SessionKind) => Promise<SessionFacts | null>;
  /** The current session, for a stream open long after the call. It does not extend the session. */
  sessionNow: (realm: SessionKind) => Promise<SessionFacts | null>;
  /** Sends the browser the secret of a new session. */
  openSession: (realm: SessionKind, secret: string) => void;
  /** Lets the browser be recognized as the one that asked for a mailed code. */
  openCodeRequest: (secret: string) => void;
  /** Throws unless the request came from our own page with a solved bot check that covers all of its calls. Checked once per request. */
  checkSender: () => Promise<void>;
};

/** Transport facts about the call. */
export type Caller = Pick<
  ApiContext,
  'address' | 'requestId' | 'about' | 'openSession' | 'openCodeRequest' | 'codeRequest'
> & {
  /** Read when the check is made: the number of calls is known only then. */
  sender: () => Sender;
  secretOf: (realm: SessionKind) => string | undefined;
  deviceOf: (realm: SessionKind) => string | undefined;
};

export const createApiContext = (
  container: Container,
  { address, requestId, about, openSession, openCodeRequest, codeRequest, sender, secretOf, deviceOf }: Caller,
): ApiContext => {
  const found = new Map<SessionKind, Promise<SessionFacts | null>>();
  const { headers } = sender();
  let checked: Promise<void> | null = null;
  // An unattended page refetches when something changes elsewhere; that is not activity, and lets the session expire.
  const read = headers.get('x-unattended') === '1' ? readSession : workingSession;
  const find = async (realm: SessionKind, read: typeof readSession): Promise<SessionFacts | null> => {
    const secret = secretOf(realm);
    const session = secret ? await read(container, { realm, secret }) : null;
    about.accountId ??= session?.accountId ?? null;
    about.applicationId ??= session?.application?.id ?? null;
    return session;
  };
  return {
    container,
    address,
    agent: (headers.get('user-agent') ?? '').slice(0, 300),
    requestId,
    about,
    openSession,
    openCodeRequest,
    codeRequest,
    deviceOf: (realm) => deviceOf(realm) ?? null,
    sessionOf: (realm) => {
      const pending = found.get(realm) ?? find(realm, read);
      found.set(realm, pending);
      return pending;
    },
    sessionNow: (realm) => find(realm, readSession),
    checkSender: () => {
      checked ??= checkSender(container, sender());
      return checked;
    },
  };
};
