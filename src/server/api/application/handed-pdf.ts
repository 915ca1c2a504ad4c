import { z } from 'zod';
import { disclosureName } from '#entities/contract/disclosure-name.ts';
import { disclosurePdf } from '#server/usecases/documents/disclosures.ts';
import { applicantProcedure } from '../procedures.ts';

export const handedPdfProcedure = applicantProcedure
  .input(z.object({ paper: disclosureName }))
  .output(z.object({ base64: z.string() }))
  .query(({ ctx, input }) => disclosurePdf(ctx.container, ctx.writer, input.paper));
