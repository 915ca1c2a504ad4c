import { z } from 'zod';
import { orderCheck } from '#server/usecases/orders/order-check.ts';
import { applicantProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

/** Consents to a check with the caller's payroll service, and asks it. */
export const orderCheckProcedure = applicantProcedure
  .input(z.object({ key }))
  .output(z.object({ state: z.string() }))
  .mutation(({ ctx, input }) => orderCheck(ctx.container, ctx.writer, { key: input.key, address: ctx.address }));
