import { z } from 'zod';
import { waiverCause } from '#rules/conditions/waivers.ts';

export const key = z.string().min(1).max(300);

export const reason = z.string().trim().min(3).max(1000);

/** Of the list; anything else in words. */
export const waiverReason = z
  .object({ cause: waiverCause, note: z.string().trim().max(1000) })
  .refine(({ cause, note }) => cause !== 'other' || note.length >= 10);

export const text = z.string().trim().min(1).max(4000);

export const done = z.object({ ok: z.literal(true) });

export const meanwhile = z.object({ kind: z.literal('changedMeanwhile'), by: z.string().nullable(), at: z.date() });
