import { z } from 'zod';

export const signInResponse = z.object({
  url: z.string().nullable(),
  error: z.string().nullable(),
  status: z.int(),
  ok: z.boolean(),
});
export type SignInResponse = z.infer<typeof signInResponse>;
