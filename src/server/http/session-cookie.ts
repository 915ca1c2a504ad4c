import { serialize } from 'hono/utils/cookie';
import { DEVICE_DAYS } from '../auth/device-cookie.ts';
import { deviceCookieName, type Realm, sessionCookieName, visitCookieName } from '../auth/realms.ts';
import type { Settings } from '../settings.ts';

/** The header that opens a session outside the sign-in endpoints: the same cookie they set. */
export const sessionCookie = ({ realm, secret, env }: { realm: Realm; secret: string; env: Settings }): string => {
  const isSecure = env.PUBLIC_URL.startsWith('https://');
  return serialize(sessionCookieName(realm, isSecure), secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure,
    maxAge: env.SESSION_MAX_HOURS * 3600,
  });
};

/** The header that lets a browser be known again after it signed in. */
export const deviceCookie = ({ realm, value, env }: { realm: Realm; value: string; env: Settings }): string => {
  const isSecure = env.PUBLIC_URL.startsWith('https://');
  return serialize(deviceCookieName(realm, isSecure), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure,
    maxAge: DEVICE_DAYS * 24 * 3600,
  });
};

/** The header that names a browser without a session until it is closed. */
export const visitCookie = ({ value, env }: { value: string; env: Settings }): string => {
  const isSecure = env.PUBLIC_URL.startsWith('https://');
  return serialize(visitCookieName(isSecure), value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: isSecure,
  });
};
