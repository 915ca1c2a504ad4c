import { z } from 'zod';
import { packet } from '#entities/contract/written-paper.ts';
import { finishSigning } from '#server/usecases/signing/finish-signing.ts';
import { signer } from './schemas.ts';

export const finishProcedure = signer
  .input(z.object({ packet }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('notSigned') }),
      z.object({ kind: z.literal('finished'), next: z.string().nullable() }),
    ]),
  )
  .mutation(({ ctx, input }) => finishSigning(ctx.container, ctx.subject, { ...input, sender: ctx.sender }));
