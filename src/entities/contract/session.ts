import { z } from 'zod';

export const sessionStatus = z.enum(['loading', 'authenticated', 'unauthenticated']);
export type SessionStatus = z.infer<typeof sessionStatus>;

export const session = z.object({
  data: z
    .object({ user: z.object({ email: z.string().nullable(), name: z.string().nullable() }), expires: z.string() })
    .nullable(),
  status: sessionStatus,
});
export type Session = z.infer<typeof session>;

export const sessionKind = z.enum(['applicant', 'portal']);
export type SessionKind = z.infer<typeof sessionKind>;

/** Any path that contains `/portal` belongs to the portal's session, all others to the applicant's. */
export const sessionKindOf = (path: string): SessionKind => (path.includes('/portal') ? 'portal' : 'applicant');

export const sessionBasePaths = {
  applicant: '/api/authApplicant',
  portal: '/api/authPortal',
} as const satisfies Record<SessionKind, string>;
