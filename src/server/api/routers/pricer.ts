import { z } from 'zod';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { scenario, scenarioFigures } from '#entities/contract/scenario.ts';
import { day } from '#entities/values/day.ts';
import { inviteFromScenario, keepScenario, ownScenarios } from '#server/usecases/leads/scenarios.ts';
import { portalProcedure, router, staffOf, staffProcedure } from '../procedures.ts';

/** Scenarios are priced in the browser by the same rules; here they are kept, and become invitations. */
export const pricerRouter = router({
  own: portalProcedure
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
    .query(({ ctx }) => ownScenarios(ctx.container, staffOf(ctx))),

  keep: portalProcedure
    .input(z.object({ name: z.string().trim().min(1).max(80), inputs: scenario }))
    .output(z.object({ id: z.string(), figures: scenarioFigures }))
    .mutation(({ ctx, input }) => keepScenario(ctx.container, staffOf(ctx), input)),

  invite: staffProcedure('createLead')
    .input(z.object({ id: z.uuid(), who: partnerLead.pick({ firstName: true, lastName: true, email: true }) }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('created'), id: z.string(), url: z.string() }),
        z.object({ kind: z.literal('known') }),
      ]),
    )
    .mutation(({ ctx, input }) => inviteFromScenario(ctx.container, staffOf(ctx), input)),
});
