import { z } from 'zod';
import { floodDetermination } from '#entities/facts/flood-determination.ts';
import { day } from '#entities/values/day.ts';
import { recordFlood } from '#server/usecases/closing/record-flood.ts';
import { loanProcedure } from '../procedures.ts';

/** The fields of the federal form; those that decide are required. */
const federalForm = floodDetermination.extend({
  zone: z
    .string()
    .trim()
    .regex(/^[A-Z][A-Z0-9]{0,3}$/),
  communityNumber: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
  communityName: z.string().trim().min(2).max(100),
  mapPanel: z.string().trim().min(4).max(20),
  mapPanelOn: day,
  participates: z.boolean(),
});

export const recordFloodProcedure = loanProcedure('workLoan')
  .input(z.object({ determination: federalForm, fileId: z.uuid() }))
  .output(z.object({ kind: z.enum(['recorded', 'fileMissing', 'addressMissing', 'inFuture']) }))
  .mutation(({ ctx, input: { determination, fileId } }) =>
    recordFlood(ctx.container, { staff: ctx.staff, determination, fileId }),
  );
