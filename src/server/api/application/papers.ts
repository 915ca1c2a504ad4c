import { z } from 'zod';
import { paper } from '#entities/contract/paper.ts';
import { day } from '#entities/values/day.ts';
import { papersOf } from '#server/usecases/documents/papers.ts';
import { applicantProcedure } from '../procedures.ts';

/** The papers handed over before page 1, in their current versions, with the caller's receipts. */
export const papersProcedure = applicantProcedure
  .output(z.array(z.object({ paper, version: z.string(), receivedAt: z.date().nullable(), givenOn: day.nullable() })))
  .query(({ ctx }) => papersOf(ctx.container, ctx.writer));
