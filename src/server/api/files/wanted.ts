import { z } from 'zod';
import { documentWanted } from '#entities/contract/document-wanted.ts';
import { wantedDocuments } from '#server/usecases/documents/wanted-documents.ts';
import { applicantProcedure } from '../procedures.ts';

export const wantedProcedure = applicantProcedure
  .output(z.array(documentWanted))
  .query(({ ctx }) => wantedDocuments(ctx.container, ctx.writer));
