import { z } from 'zod';
import { enteredFact } from '#entities/facts/entered-fact.ts';
import { enterFact, enterOutcome } from '#server/usecases/facts/enter-fact.ts';
import { loanProcedure } from '../procedures.ts';

export const enterProcedure = loanProcedure('workLoan')
  .input(z.object({ fact: enteredFact, fileId: z.uuid(), seen: z.uuid().nullable() }))
  .output(z.object({ kind: z.enum(enterOutcome) }))
  .mutation(({ ctx, input: { fact, fileId, seen } }) =>
    enterFact(ctx.container, { staff: ctx.staff, fact, fileId, seen }),
  );
