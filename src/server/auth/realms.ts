import { type SessionKind as Realm, sessionBasePaths } from '#entities/text/session-kind.ts';

export type { Realm };

/** Each realm's paths. Cookies get the `__Host-` prefix where the product is served over https. */
export const realmFacts = {
  applicant: {
    base: sessionBasePaths.applicant,
    signInPage: '/app/login',
    errorPage: '/app/sign-in-error',
    verifyPage: '/app/verify-request',
    cookie: 'hearthline-applicant',
  },
  portal: {
    base: sessionBasePaths.portal,
    signInPage: '/portal/login',
    errorPage: '/portal/sign-in-error',
    verifyPage: '/portal/verify-request',
    cookie: 'hearthline-portal',
  },
} as const satisfies Record<
  Realm,
  { base: string; signInPage: string; errorPage: string; verifyPage: string; cookie: string }
>;

const cookieName = (name: string, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${name}`;

export const sessionCookieName = (realm: Realm, isSecure: boolean): string =>
  cookieName(realmFacts[realm].cookie, isSecure);

/** next-auth treats every cookie whose name starts like the session's as a chunk of it: these must not. */
export const csrfCookieName = (realm: Realm, isSecure: boolean): string =>
  cookieName(`csrf-${realmFacts[realm].cookie}`, isSecure);
export const callbackCookieName = (realm: Realm, isSecure: boolean): string =>
  cookieName(`callback-${realmFacts[realm].cookie}`, isSecure);

/** Keeps a browser known to the accounts it signed in to; it gives no access. */
export const deviceCookieName = (realm: Realm, isSecure: boolean): string =>
  cookieName(`device-${realmFacts[realm].cookie}`, isSecure);

/** Names a browser without a session, so that a bot check solved there works nowhere else; it gives no access. */
export const visitCookieName = (isSecure: boolean): string => cookieName('hearthline-visit', isSecure);

/** Names the browser that asked for a mailed code: the code works there alone. It gives no access. */
export const codeRequestCookieName = (isSecure: boolean): string => cookieName('hearthline-code-request', isSecure);

export const sessionCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const;
