import { z } from 'zod';
import { disclosureName } from '#entities/contract/disclosure-name.ts';
import { receiveDisclosures } from '#server/usecases/documents/disclosures.ts';
import { applicantProcedure } from '../procedures.ts';

export const receivePapersProcedure = applicantProcedure
  .input(z.object({ versions: z.record(disclosureName, z.string().max(60)) }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await receiveDisclosures(ctx.container, { ...ctx.writer, ...input, address: ctx.address });
    return { ok: true };
  });
