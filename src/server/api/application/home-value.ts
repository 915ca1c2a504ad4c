import { z } from 'zod';
import { valuation } from '#entities/facts/valuation.ts';
import { valueRequest } from '#entities/facts/value-request.ts';
import { homeValueOf } from '#server/usecases/offers/doubt-value.ts';
import { applicantProcedure } from '../procedures.ts';

export const homeValueProcedure = applicantProcedure
  .output(z.object({ valuation: valuation.nullable(), request: valueRequest.nullable() }))
  .query(({ ctx }) => homeValueOf(ctx.container, ctx.writer.applicationId));
