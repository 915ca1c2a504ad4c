import { z } from 'zod';

export const token = z.string().max(100);

export const done = z.object({ ok: z.literal(true) });
