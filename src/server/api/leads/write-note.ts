import { z } from 'zod';
import { writeLeadNote } from '#server/usecases/leads/open-lead.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const writeNoteProcedure = staffProcedure('createLead')
  .input(z.object({ leadId: z.uuid(), text: z.string().trim().min(1).max(4000) }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input: { leadId, text } }) => {
    await writeLeadNote(ctx.container, staffOf(ctx), { id: leadId, text });
    return { ok: true as const };
  });
