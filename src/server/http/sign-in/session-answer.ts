import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Realm, sessionCookieName } from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import { readSession } from '../../usecases/accounts/sessions.ts';
import { endedSessionCookie, sessionCookie } from '../session-cookie.ts';

/**
 * Who is signed in, in next-auth's shape. Every page asks each minute, so that it is answered here: next-auth would set up all of its
 * ways to sign in first.
 */
export const sessionAnswer = async (context: Context, realm: Realm, container: Container): Promise<Response> => {
  const { env } = container;
  const secret = getCookie(context, sessionCookieName(realm, env.PUBLIC_URL.startsWith('https://')));
  if (!secret) return context.json({});
  const session = await readSession(container, { realm, secret });
  context.header('set-cookie', session ? sessionCookie({ realm, secret, env }) : endedSessionCookie({ realm, env }));
  if (!session) return context.json({});
  const { name, email, expiresAt, isEmailConfirmed } = session;
  return context.json({ user: { name, email }, expires: expiresAt.toISOString(), isEmailConfirmed });
};
