import { serialize } from 'hono/utils/cookie';
import { DEVICE_DAYS } from '../auth/device-cookie.ts';
import {
  codeRequestCookieName,
  deviceCookieName,
  type Realm,
  sessionCookieName,
  visitCookieName,
} from '../auth/realms.ts';
import type { Settings } from '../settings.ts';
import { CODE_MINUTES } from '../usecases/accounts/request-sign-in-code.ts';

type Cookie = { name: (isSecure: boolean) => string; value: string; sameSite: 'Lax' | 'Strict'; maxAge?: number };

/** For the server alone, on every path, and over https alone where the product is served so. */
const header = ({ PUBLIC_URL }: Settings, { name, value, ...options }: Cookie): string => {
  const secure = PUBLIC_URL.startsWith('https://');
  return serialize(name(secure), value, { ...options, httpOnly: true, path: '/', secure });
};

/** The header that opens a session outside the sign-in endpoints: the same cookie they set. */
export const sessionCookie = ({ realm, secret, env }: { realm: Realm; secret: string; env: Settings }): string =>
  header(env, {
    name: (isSecure) => sessionCookieName(realm, isSecure),
    value: secret,
    sameSite: 'Lax',
    maxAge: env.SESSION_MAX_HOURS * 3600,
  });

/** The header that makes a browser forget a session that has ended. */
export const endedSessionCookie = ({ realm, env }: { realm: Realm; env: Settings }): string =>
  header(env, { name: (isSecure) => sessionCookieName(realm, isSecure), value: '', sameSite: 'Lax', maxAge: 0 });

/** The header that lets a browser be known again after it signed in. */
export const deviceCookie = ({ realm, value, env }: { realm: Realm; value: string; env: Settings }): string =>
  header(env, {
    name: (isSecure) => deviceCookieName(realm, isSecure),
    value,
    sameSite: 'Lax',
    maxAge: DEVICE_DAYS * 24 * 3600,
  });

/** The header that names a browser without a session until it is closed. */
export const visitCookie = ({ value, env }: { value: string; env: Settings }): string =>
  header(env, { name: visitCookieName, value, sameSite: 'Strict' });

/** The header that ties a mailed code to the browser that asked for it, for as long as the code lives. */
export const codeRequestCookie = ({ value, env }: { value: string; env: Settings }): string =>
  header(env, { name: codeRequestCookieName, value, sameSite: 'Strict', maxAge: CODE_MINUTES * 60 });
