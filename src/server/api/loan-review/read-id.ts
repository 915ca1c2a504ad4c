import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { readId, readIdResult } from '#server/usecases/review/read-id.ts';
import { loanProcedure } from '../procedures.ts';

export const readIdProcedure = loanProcedure('seeDocuments')
  .input(z.object({ person }))
  .output(readIdResult)
  .query(({ ctx, input }) =>
    readId(ctx.container, { staff: ctx.staff, sessionId: ctx.session.id, person: input.person }),
  );
