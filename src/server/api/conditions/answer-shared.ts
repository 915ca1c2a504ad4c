import { z } from 'zod';
import { answerSharedCondition } from '#server/usecases/conditions/shared-condition.ts';
import { publicProcedure } from '../procedures.ts';
import { text, token } from './schemas.ts';

export const answerSharedProcedure = publicProcedure
  .input(z.object({ token, name: z.string().trim().min(1).max(100), text }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await answerSharedCondition(ctx.container, { ...input, address: ctx.address });
    return { ok: true };
  });
