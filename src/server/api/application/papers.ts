import { z } from 'zod';
import { disclosureName } from '#entities/contract/disclosure-name.ts';
import { day } from '#entities/values/day.ts';
import { disclosuresOf } from '#server/usecases/documents/disclosures.ts';
import { applicantProcedure } from '../procedures.ts';

/** The disclosures delivered before page 1, in their current versions, with the caller's receipts. */
export const papersProcedure = applicantProcedure
  .output(
    z.array(
      z.object({
        paper: disclosureName,
        version: z.string(),
        receivedAt: z.date().nullable(),
        givenOn: day.nullable(),
      }),
    ),
  )
  .query(({ ctx }) => disclosuresOf(ctx.container, ctx.writer));
