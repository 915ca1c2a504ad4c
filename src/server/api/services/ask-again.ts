import { z } from 'zod';
import { fetchedService } from '#entities/facts/outside-service.ts';
import { askServiceAgain } from '#server/usecases/services/ask-service-again.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const askAgainProcedure = staffProcedure('manageSettings')
  .input(z.object({ service: fetchedService }))
  .output(z.object({ outcome: z.string() }))
  .mutation(({ ctx, input }) => askServiceAgain(ctx.container, staffOf(ctx), input.service));
