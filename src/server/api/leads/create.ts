import { z } from 'zod';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { createLead } from '#server/usecases/leads/create-lead.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { registeredBy } from './schemas.ts';

export const createProcedure = staffProcedure('createLead')
  .input(partnerLead.extend({ isDespiteRegistration: z.boolean().default(false) }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('created'), id: z.string(), url: z.string() }),
      z.object({ kind: z.literal('known') }),
      z.object({ kind: z.literal('registered'), by: registeredBy.nullable() }),
    ]),
  )
  .mutation(({ ctx, input: { isDespiteRegistration, ...lead } }) =>
    createLead(ctx.container, staffOf(ctx), { lead, isDespiteRegistration }),
  );
