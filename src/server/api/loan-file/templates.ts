import { z } from 'zod';
import { filledTemplate } from '#entities/contract/desk/message-template.ts';
import { person } from '#entities/values/person.ts';
import { filledTemplates } from '#server/usecases/loan/filled-templates.ts';
import { loanProcedure } from '../procedures.ts';

/** The lender's own texts with this loan's values. */
export const templatesProcedure = loanProcedure('correspond')
  .input(z.object({ person }))
  .output(z.array(filledTemplate))
  .query(({ ctx, input }) => filledTemplates(ctx.container, ctx.staff, input.person));
