import { z } from 'zod';

/** Papers of an owner who does not borrow, as one PDF to print. */
export const ownerPapersOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'givenBefore']), base64: z.string() }),
  z.object({ kind: z.literal('blocked'), missing: z.string() }),
  z.object({ kind: z.literal('notNow') }),
]);

/** An id of the application's, or one made of the name in the land records. */
export const ownerId = z.string().min(1).max(200);
