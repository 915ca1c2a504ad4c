import { z } from 'zod';
import { declineDocument } from '#server/usecases/signing/sign-document.ts';
import { paperId, signer } from './schemas.ts';

export const declineProcedure = signer
  .input(z.object({ paperId, answer: z.enum(['decline', 'takeBack']), reason: z.string().max(1000).nullable() }))
  .output(z.object({ kind: z.enum(['done', 'notOpen']) }))
  .mutation(async ({ ctx, input }) => ({ kind: await declineDocument(ctx.container, ctx.subject, input) }));
