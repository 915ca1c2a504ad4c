import { z } from 'zod';
import { explainLateClock, explainOutcome } from '#server/usecases/clocks/explain-late-clock.ts';
import { loanProcedure } from '../procedures.ts';
import { text } from './schemas.ts';

export const explainClockProcedure = loanProcedure('correspond')
  .input(z.object({ clockId: z.uuid(), reason: text, seen: z.string().nullable() }))
  .output(z.object({ kind: z.enum(explainOutcome) }))
  .mutation(({ ctx, input: { clockId, reason, seen } }) =>
    explainLateClock(ctx.container, { staff: ctx.staff, clockId, reason, seen }),
  );
