import { z } from 'zod';
import { scenario, scenarioFigures } from '#entities/contract/scenario.ts';
import { keepScenario } from '#server/usecases/leads/scenarios.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

export const keepProcedure = portalProcedure
  .input(z.object({ name: z.string().trim().min(1).max(80), inputs: scenario }))
  .output(z.object({ id: z.string(), figures: scenarioFigures }))
  .mutation(({ ctx, input }) => keepScenario(ctx.container, staffOf(ctx), input));
