import { z } from 'zod';
import { day } from '../../values/day.ts';

/** What to look for in the audit trail across loans. */
export const auditFilter = z.object({
  /** Part of the name of a member of staff. */
  person: z.string().trim().max(80).nullable(),
  kind: z
    .string()
    .regex(/^[a-zA-Z]{1,60}$/)
    .nullable(),
  from: day.nullable(),
  to: day.nullable(),
  /** As typed, with or without its letters. */
  loan: z.string().trim().max(20).nullable(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const wholeTrail: AuditFilter = { person: null, kind: null, from: null, to: null, loan: null };
