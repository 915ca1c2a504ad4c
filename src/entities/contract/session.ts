import { z } from 'zod';
import { SESSION_KINDS } from '../text/session-kind.ts';

export const sessionStatus = z.enum(['loading', 'authenticated', 'unauthenticated']);
export type SessionStatus = z.infer<typeof sessionStatus>;

export const session = z.object({
  data: z
    .object({ user: z.object({ email: z.string().nullable(), name: z.string().nullable() }), expires: z.string() })
    .nullable(),
  status: sessionStatus,
});
export type Session = z.infer<typeof session>;

export const sessionKind = z.enum(SESSION_KINDS);
