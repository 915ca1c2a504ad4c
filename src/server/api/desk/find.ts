import { z } from 'zod';
import { findAnything, foundAnything } from '#server/usecases/pipeline/find-anything.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** For the command bar: what the caller's own grants let them find. */
export const findProcedure = portalProcedure
  .input(z.object({ typed: z.string().trim().min(1).max(120) }))
  .output(foundAnything)
  .query(({ ctx, input }) => findAnything(ctx.container, staffOf(ctx), input.typed));
