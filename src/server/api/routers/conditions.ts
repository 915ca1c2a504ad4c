import { z } from 'zod';
import { conditionView } from '#entities/contract/condition-view.ts';
import { documentType } from '#entities/values/document-type.ts';
import { email } from '#entities/values/email.ts';
import { conditionCodes } from '#rules/conditions/condition-catalogue.ts';
import { answerCondition } from '#server/usecases/conditions/answer-condition.ts';
import { conditionsFor } from '#server/usecases/conditions/current-conditions.ts';
import { shareCondition } from '#server/usecases/conditions/share-condition.ts';
import { answerSharedCondition, sharedCondition } from '#server/usecases/conditions/shared-condition.ts';
import { applicantProcedure, publicProcedure, router } from '../procedures.ts';

const key = z.string().min(1).max(300);
const token = z.string().max(100);
const text = z.string().trim().min(1).max(2000);

export const conditionsRouter = router({
  list: applicantProcedure.output(z.array(conditionView)).query(({ ctx }) => conditionsFor(ctx.container, ctx.writer)),

  answer: applicantProcedure
    .input(z.object({ key, text }))
    .output(z.object({ kind: z.enum(['received', 'settled']) }))
    .mutation(({ ctx, input }) => answerCondition(ctx.container, ctx.writer, input)),

  /** Mails a third party the link to their one question. */
  share: applicantProcedure
    .input(z.object({ key, email }))
    .output(z.object({ kind: z.enum(['sent', 'settled']) }))
    .mutation(({ ctx, input }) => shareCondition(ctx.container, ctx.writer, { ...input, address: ctx.address })),

  shared: publicProcedure
    .input(z.object({ token }))
    .output(
      z.object({
        code: z.literal(conditionCodes),
        askedBy: z.string(),
        about: z.string().nullable(),
        home: z.string().nullable(),
        documentType: documentType.nullable(),
      }),
    )
    .query(({ ctx, input }) => sharedCondition(ctx.container, input.token)),

  answerShared: publicProcedure
    .input(z.object({ token, name: z.string().trim().min(1).max(100), text }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await answerSharedCondition(ctx.container, { ...input, address: ctx.address });
      return { ok: true };
    }),
});
