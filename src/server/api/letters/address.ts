import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { addressLetter } from '#server/usecases/delivery/address-letter.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const addressProcedure = staffProcedure('workLoan')
  .input(z.object({ id: z.uuid(), address, reason: z.string().trim().min(3).max(1000) }))
  .output(z.object({ kind: z.enum(['addressed', 'changed']) }))
  .mutation(({ ctx, input }) => addressLetter(ctx.container, staffOf(ctx), input));
