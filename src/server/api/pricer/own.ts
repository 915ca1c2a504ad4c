import { z } from 'zod';
import { scenario, scenarioFigures } from '#entities/contract/scenario.ts';
import { day } from '#entities/values/day.ts';
import { ownScenarios } from '#server/usecases/leads/scenarios.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

export const ownProcedure = portalProcedure
  .output(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        inputs: scenario,
        policyVersion: day,
        figures: scenarioFigures,
        isInvited: z.boolean(),
        createdAt: z.date(),
      }),
    ),
  )
  .query(({ ctx }) => ownScenarios(ctx.container, staffOf(ctx)));
