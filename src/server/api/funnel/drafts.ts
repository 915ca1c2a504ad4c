import { z } from 'zod';
import { stepDrafts } from '#server/usecases/application/keep-step-draft.ts';
import { applicantProcedure } from '../procedures.ts';
import { answers } from './schemas.ts';

export const draftsProcedure = applicantProcedure
  .output(z.record(z.string(), answers))
  .query(({ ctx }) => stepDrafts(ctx.container, ctx.writer));
