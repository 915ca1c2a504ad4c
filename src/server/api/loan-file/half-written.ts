import { z } from 'zod';
import { textPlace } from '#entities/contract/desk/text-place.ts';
import { halfWrittenTexts } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';

/** The caller's own, so that a session that ended loses nothing. */
export const halfWrittenProcedure = loanProcedure('correspond')
  .output(z.partialRecord(textPlace, z.string()))
  .query(({ ctx }) => halfWrittenTexts(ctx.container, ctx.staff));
