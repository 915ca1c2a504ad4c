import { z } from 'zod';
import { paper } from '#entities/contract/paper.ts';
import { handedPdf } from '#server/usecases/documents/papers.ts';
import { applicantProcedure } from '../procedures.ts';

export const handedPdfProcedure = applicantProcedure
  .input(z.object({ paper }))
  .output(z.object({ base64: z.string() }))
  .query(({ ctx, input }) => handedPdf(ctx.container, ctx.writer, input.paper));
