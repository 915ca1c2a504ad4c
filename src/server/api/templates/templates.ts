import { z } from 'zod';
import { messageTemplate, templateText } from '#entities/contract/desk/message-template.ts';
import { listTemplates, retireTemplate, saveTemplate } from '#server/usecases/messages/message-templates.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

const outcome = z.object({ kind: z.enum(['saved', 'changedMeanwhile', 'nameTaken']) });
const writes = staffProcedure('writeTemplates');

export const listProcedure = writes.output(z.array(messageTemplate)).query(({ ctx }) => listTemplates(ctx.container));

export const saveProcedure = writes
  .input(z.object({ id: z.uuid().nullable(), seen: z.int().nullable(), text: templateText }))
  .output(outcome)
  .mutation(({ ctx, input }) => saveTemplate(ctx.container, staffOf(ctx), input));

export const retireProcedure = writes
  .input(z.object({ id: z.uuid(), seen: z.int() }))
  .output(outcome)
  .mutation(({ ctx, input }) => retireTemplate(ctx.container, staffOf(ctx), input));
