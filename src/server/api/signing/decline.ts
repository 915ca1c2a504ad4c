import { z } from 'zod';
import { declinePaper } from '#server/usecases/signing/sign-paper.ts';
import { paperId, signer } from './schemas.ts';

export const declineProcedure = signer
  .input(z.object({ paperId, answer: z.enum(['decline', 'takeBack']), reason: z.string().max(1000).nullable() }))
  .output(z.object({ kind: z.enum(['done', 'notOpen']) }))
  .mutation(async ({ ctx, input }) => ({ kind: await declinePaper(ctx.container, ctx.subject, input) }));
