import { z } from 'zod';
import { paper } from '#entities/contract/paper.ts';
import { receivePapers } from '#server/usecases/documents/papers.ts';
import { applicantProcedure } from '../procedures.ts';

export const receivePapersProcedure = applicantProcedure
  .input(z.object({ versions: z.record(paper, z.string().max(60)) }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await receivePapers(ctx.container, { ...ctx.writer, ...input, address: ctx.address });
    return { ok: true };
  });
