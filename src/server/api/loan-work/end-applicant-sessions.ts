import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { endApplicantSessions } from '#server/usecases/loan/end-applicant-sessions.ts';
import { loanProcedure } from '../procedures.ts';

export const endApplicantSessionsProcedure = loanProcedure('workLoan')
  .input(z.object({ person }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input: { loanId, person } }) => {
    await endApplicantSessions(ctx.container, { applicationId: loanId, person, staffId: ctx.session.accountId });
    return { ok: true };
  });
