import { z } from 'zod';
import { askedName } from '#entities/application/applicant.ts';
import { correctName } from '#server/usecases/application/contact/correct-name.ts';
import { applicantProcedure } from '../procedures.ts';

const shownName = z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() });

/** `base` is the name as the page loaded it. */
export const correctNameProcedure = applicantProcedure
  .input(z.object({ firstName: askedName, lastName: askedName, base: shownName }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved') }),
      z.object({ kind: z.literal('asked') }),
      z.object({ kind: z.literal('conflict'), theirs: shownName }),
    ]),
  )
  .mutation(({ ctx, input: { base, ...name } }) => correctName(ctx.container, ctx.writer, { name, base }));
