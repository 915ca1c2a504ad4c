import { z } from 'zod';
import { batchPdf, certificatePdf } from '#server/usecases/documents/batch-pdf.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** The letters of a batch to print, or its certificate of mailing. */
export const batchFileProcedure = staffProcedure('workLoan')
  .input(z.object({ batchId: z.uuid(), file: z.enum(['letters', 'certificate']) }))
  .output(z.object({ base64: z.string() }))
  .query(({ ctx, input: { batchId, file } }) =>
    file === 'letters'
      ? batchPdf(ctx.container, staffOf(ctx), batchId)
      : certificatePdf(ctx.container, staffOf(ctx), batchId),
  );
