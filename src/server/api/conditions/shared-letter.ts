import { z } from 'zod';
import { sharedLetter } from '#server/usecases/orders/shared-letter.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** The signed request for a payoff statement, for the creditor who was sent the link. */
export const sharedLetterProcedure = publicProcedure
  .input(z.object({ token }))
  .output(z.object({ name: z.string(), base64: z.base64() }))
  .query(({ ctx, input }) => sharedLetter(ctx.container, input.token));
