import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Realm } from '../auth/realms.ts';
import { sessionCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { findSession, type SessionFacts, touchSession } from '../db/repos/sessions.ts';
import { addressOf } from '../http/address.ts';
import { checkSender } from '../http/check-sender.ts';

export type ApiContext = {
  container: Container;
  address: string;
  requestId: string;
  sessionOf: (realm: Realm) => Promise<SessionFacts | null>;
  /** Throws unless the call came from our own page and brought a solved bot check. Once per request, however many calls it holds. */
  checkSender: () => Promise<void>;
};

const TOUCH_AFTER_MS = 60_000;

export const createApiContext = (container: Container, context: HonoContext): ApiContext => {
  const found = new Map<Realm, Promise<SessionFacts | null>>();
  let sender: Promise<void> | null = null;
  return {
    container,
    address: addressOf(context, container.env),
    requestId: context.get('requestId'),
    sessionOf: (realm) => {
      const pending = found.get(realm) ?? findAndTouch(container, realm, context);
      found.set(realm, pending);
      return pending;
    },
    checkSender: () => {
      sender ??= checkSender(container, context.req.raw.headers);
      return sender;
    },
  };
};

const findAndTouch = async (container: Container, realm: Realm, context: HonoContext): Promise<SessionFacts | null> => {
  const { env, database } = container;
  const token = getCookie(context, sessionCookieName(realm, env.PUBLIC_URL.startsWith('https://')));
  const session = token ? await findSession(database.db, { token, realm }) : null;
  if (session && Date.now() - session.seenAt.getTime() > TOUCH_AFTER_MS) {
    await touchSession(database.db, {
      id: session.id,
      idleMinutes: realm === 'portal' ? env.PORTAL_IDLE_MINUTES : env.APPLICANT_IDLE_MINUTES,
    });
  }
  return session;
};
