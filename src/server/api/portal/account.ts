import { z } from 'zod';
import { ownStaffAccount } from '#server/usecases/staff/own-staff-account.ts';
import { portalProcedure } from '../procedures.ts';
import { meOf } from './schemas.ts';

export const accountProcedure = portalProcedure
  .output(
    z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          agent: z.string().nullable(),
          createdAt: z.date(),
          seenAt: z.date(),
          isThis: z.boolean(),
        }),
      ),
      recoveryCodesLeft: z.number(),
    }),
  )
  .query(({ ctx }) => ownStaffAccount(ctx.container, meOf(ctx.session)));
