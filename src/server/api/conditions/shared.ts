import { z } from 'zod';
import { documentType } from '#entities/values/document-type.ts';
import { conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { sharedCondition } from '#server/usecases/conditions/shared-condition.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const sharedProcedure = publicProcedure
  .input(z.object({ token }))
  .output(
    z.object({
      code: z.literal(conditionCodes),
      askedBy: z.string(),
      about: z.string().nullable(),
      home: z.string().nullable(),
      documentType: documentType.nullable(),
      hasLetter: z.boolean(),
    }),
  )
  .query(({ ctx, input }) => sharedCondition(ctx.container, input.token));
