import { z } from 'zod';
import { sentOrderOutcome } from '#entities/contract/desk/vendor-order.ts';
import { outsideQuestion } from '#entities/facts/outside-question.ts';
import { person } from '#entities/values/person.ts';
import { sendOrder } from '#server/usecases/facts/send-order.ts';
import { loanProcedure } from '../procedures.ts';

/** Orders from a vendor what was never ordered, or again what failed. */
export const sendOrderProcedure = loanProcedure('workLoan')
  .input(z.object({ what: outsideQuestion, person }))
  .output(z.object({ kind: sentOrderOutcome }))
  .mutation(({ ctx, input: { what, person: whose } }) =>
    sendOrder(ctx.container, { staff: ctx.staff, what, person: whose }),
  );
