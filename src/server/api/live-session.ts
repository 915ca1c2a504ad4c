import { z } from 'zod';

/** One place an account is signed in. */
export const liveSession = z.object({
  id: z.uuid(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.date(),
  seenAt: z.date(),
  isThis: z.boolean(),
});
