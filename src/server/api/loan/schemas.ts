import { z } from 'zod';

export const token = z.string().max(100);

export const done = z.object({ ok: z.literal(true) });

export const cancelOutcome = z.object({ kind: z.enum(['cancelled', 'cancelledBefore', 'tooLate', 'noRight']) });
