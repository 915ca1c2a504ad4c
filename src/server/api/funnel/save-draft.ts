import { z } from 'zod';
import { keepStepDraft } from '#server/usecases/application/keep-step-draft.ts';
import { applicantProcedure } from '../procedures.ts';
import { answers, stepKey } from './schemas.ts';

export const saveDraftProcedure = applicantProcedure
  .input(z.object({ step: stepKey, draft: answers }))
  .output(z.object({ savedAt: z.date() }))
  .mutation(({ ctx, input }) => keepStepDraft(ctx.container, ctx.writer, { key: input.step, draft: input.draft }));
