import { z } from 'zod';
import { colleaguesReading, loanReader } from '#server/usecases/pipeline/loan-readers.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const readersProcedure = staffProcedure('seeLoan')
  .output(z.array(loanReader))
  .query(({ ctx }) => colleaguesReading(ctx.container, staffOf(ctx)));
