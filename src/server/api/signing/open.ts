import { z } from 'zod';
import { closingStandingKind } from '#entities/application/closing.ts';
import { signingView } from '#entities/contract/signing-view.ts';
import { packet } from '#entities/contract/written-document.ts';
import { openSigning } from '#server/usecases/signing/open-signing.ts';
import { signer } from './schemas.ts';

/** Writes the documents where there are none yet, so it is not a query. */
export const openProcedure = signer
  .input(z.object({ packet }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('notReady'), standing: closingStandingKind.nullable() }),
      z.object({ kind: z.literal('ready'), view: signingView }),
    ]),
  )
  .mutation(({ ctx, input }) => openSigning(ctx.container, ctx.subject, { ...input, sender: ctx.sender }));
