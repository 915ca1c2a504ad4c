import { z } from 'zod';
import { listStaff } from '#server/usecases/staff/list-staff.ts';
import { staffProcedure } from '../procedures.ts';
import { grant } from './schemas.ts';

export const listProcedure = staffProcedure('seeUsers')
  .output(
    z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        name: z.string(),
        status: z.enum(['invited', 'active', 'deactivated']),
        isLocked: z.boolean(),
        /** Null for those who have not signed in within a year. */
        lastSignInAt: z.date().nullable(),
        grants: z.array(grant.extend({ id: z.uuid() })),
        /** Waiting for a second administrator. */
        proposals: z.array(grant.extend({ id: z.uuid(), by: z.string(), isMine: z.boolean() })),
      }),
    ),
  )
  .query(({ ctx }) => listStaff(ctx.container, ctx.session.accountId));
