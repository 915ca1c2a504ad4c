import { z } from 'zod';

export const key = z.string().min(1).max(300);

export const reason = z.string().trim().min(3).max(1000);

export const text = z.string().trim().min(1).max(4000);

export const done = z.object({ ok: z.literal(true) });

export const meanwhile = z.object({ kind: z.literal('changedMeanwhile'), by: z.string().nullable(), at: z.date() });
