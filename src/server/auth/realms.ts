export const realms = ['applicant', 'portal'] as const;
export type Realm = (typeof realms)[number];

/** Where each realm lives. Cookies get the `__Host-` prefix where the product is served over https. */
export const realmFacts = {
  applicant: {
    base: '/api/authApplicant',
    signInPage: '/app/login',
    errorPage: '/app/sign-in-error',
    cookie: 'hearthline-applicant',
  },
  portal: {
    base: '/api/authPortal',
    signInPage: '/portal/login',
    errorPage: '/portal/sign-in-error',
    cookie: 'hearthline-portal',
  },
} as const satisfies Record<Realm, { base: string; signInPage: string; errorPage: string; cookie: string }>;

export const sessionCookieName = (realm: Realm, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${realmFacts[realm].cookie}`;

export const sessionCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const;
