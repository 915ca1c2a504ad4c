import { z } from 'zod';
import { conditionView } from '#entities/contract/condition-view.ts';
import { conditionsFor } from '#server/usecases/conditions/current-conditions.ts';
import { applicantProcedure } from '../procedures.ts';

export const listProcedure = applicantProcedure
  .output(z.array(conditionView))
  .query(({ ctx }) => conditionsFor(ctx.container, ctx.writer));
