import { z } from 'zod';
import { usedFigure } from '#entities/contract/documents/document-figure.ts';
import { usedFigures, useFigure } from '#server/usecases/review/use-figure.ts';
import { loanProcedure } from '../procedures.ts';

export const figuresProcedure = loanProcedure('seeDocuments')
  .output(z.array(usedFigure))
  .query(({ ctx, input }) => usedFigures(ctx.container, input.loanId));

export const useFigureProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      figure: usedFigure.pick({ fileId: true, name: true, page: true, place: true }),
      value: usedFigure.shape.value.nullable(),
      seen: usedFigure.shape.value.nullable(),
    }),
  )
  .output(z.object({ kind: z.enum(['used', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { figure, value, seen } }) =>
    useFigure(ctx.container, { staff: ctx.staff, figure, value, seen }),
  );
