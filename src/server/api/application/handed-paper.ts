import { z } from 'zod';
import { disclosureName } from '#entities/contract/disclosure-name.ts';
import { writtenDocument as writtenPaper } from '#entities/contract/written-document.ts';
import { currentDisclosure } from '#server/usecases/documents/disclosures.ts';
import { applicantProcedure } from '../procedures.ts';

/** The text of one disclosure for the caller. */
export const handedPaperProcedure = applicantProcedure
  .input(z.object({ paper: disclosureName }))
  .output(writtenPaper)
  .query(({ ctx, input }) => currentDisclosure(ctx.container, ctx.writer, input.paper));
