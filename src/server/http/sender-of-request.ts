import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionCookieName, visitCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import type { Settings } from '../settings.ts';
import type { Sender } from '../usecases/accounts/check-sender.ts';

/** The cookies a bot check may be bound to, sessions first. A visitor who signs in keeps the cookie of the visit, and with it a solved check. */
export const botCheckHolders = (context: Context, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string[] => {
  const isSecure = PUBLIC_URL.startsWith('https://');
  const names = [
    sessionCookieName('applicant', isSecure),
    sessionCookieName('portal', isSecure),
    visitCookieName(isSecure),
  ];
  return names.flatMap((name) => getCookie(context, name) || []);
};

/** The sender of a request that is one call. */
export const senderOfRequest = ({ env }: Pick<Container, 'env'>, context: Context): Sender => ({
  headers: context.req.raw.headers,
  holders: botCheckHolders(context, env),
  calls: 1,
});
