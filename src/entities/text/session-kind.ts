/** Applicants and staff have sessions of their own. Plain values: sign-in pages load before any schema. */
export const SESSION_KINDS = ['applicant', 'portal'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** Any path that contains `/portal` belongs to the portal's session, all others to the applicant's. */
export const sessionKindOf = (path: string): SessionKind => (path.includes('/portal') ? 'portal' : 'applicant');

export const sessionBasePaths = {
  applicant: '/api/authApplicant',
  portal: '/api/authPortal',
} as const satisfies Record<SessionKind, string>;
