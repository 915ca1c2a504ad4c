import { z } from 'zod';
import { noticeHold, noticeKind, postReason } from '#entities/facts/notice.ts';
import { day } from '#entities/values/day.ts';
import { listLetters } from '#server/usecases/delivery/list-letters.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const pageProcedure = staffProcedure('workLoan')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(
    z.object({
      next: z.string().nullable(),
      rows: z.array(
        z.object({
          id: z.string(),
          loanId: z.string(),
          loanNumber: z.string(),
          name: z.string(),
          kind: noticeKind,
          why: postReason.nullable(),
          held: noticeHold.nullable(),
          madeOn: day,
          address: z.array(z.string()),
          takenBy: z.object({ id: z.string(), name: z.string() }).nullable(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => listLetters(ctx.container, staffOf(ctx), input.cursor));
