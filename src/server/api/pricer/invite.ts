import { z } from 'zod';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { inviteFromScenario } from '#server/usecases/leads/scenarios.ts';
import { registeredBy } from '../leads/schemas.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const inviteProcedure = staffProcedure('createLead')
  .input(z.object({ id: z.uuid(), who: partnerLead.pick({ firstName: true, lastName: true, email: true }) }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('created'), id: z.string(), url: z.string() }),
      z.object({ kind: z.literal('known') }),
      z.object({ kind: z.literal('registered'), by: registeredBy.nullable() }),
    ]),
  )
  .mutation(({ ctx, input }) => inviteFromScenario(ctx.container, staffOf(ctx), input));
