import { z } from 'zod';
import { workKind } from '#entities/contract/desk/work-item.ts';

/** Pieces of work, each with the owner the page showed. */
export const workItems = z
  .array(
    z.object({ loanId: z.uuid(), kind: workKind, subject: z.string().min(1).max(400), ownerId: z.uuid().nullable() }),
  )
  .min(1)
  .max(200);

export const taken = z.object({ taken: z.int(), changed: z.int() });
