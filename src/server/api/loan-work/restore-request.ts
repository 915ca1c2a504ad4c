import { z } from 'zod';
import { documentType } from '#entities/values/document-type.ts';
import { restoreRequest } from '#server/usecases/conditions/skip-request.ts';
import { loanProcedure } from '../procedures.ts';

export const restoreRequestProcedure = loanProcedure('decide')
  .input(z.object({ documentType, propertyId: z.string().min(1).max(100).nullable() }))
  .output(z.object({ kind: z.literal('restored') }))
  .mutation(({ ctx, input }) => restoreRequest(ctx.container, { staff: ctx.staff, ...input }));
