import { z } from 'zod';
import { storedFile } from '#entities/contract/stored-file.ts';
import { listFiles } from '#server/usecases/shared/list-files.ts';
import { applicantProcedure } from '../procedures.ts';

export const listProcedure = applicantProcedure
  .output(z.array(storedFile))
  .query(({ ctx }) => listFiles(ctx.container, ctx.writer));
