import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { ownerLinkView } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** For a non-borrowing owner with a link. */
export const cancelViewProcedure = publicProcedure
  .input(z.object({ token }))
  .output(
    z.object({
      name: z.string(),
      home: z.string().nullable(),
      state: z.enum(['notApplicable', 'notStarted', 'running', 'over', 'cancelled']),
      lastDay: day.nullable(),
      receivedOn: day.nullable(),
      isPaperWanted: z.boolean(),
      papers: z.array(z.object({ id: z.uuid(), title: z.string(), pages: z.int() })),
    }),
  )
  .query(({ ctx, input }) => ownerLinkView(ctx.container, input.token));
