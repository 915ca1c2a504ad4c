import { z } from 'zod';
import { ownStaffAccount } from '#server/usecases/staff/own-staff-account.ts';
import { liveSession } from '../live-session.ts';
import { portalProcedure } from '../procedures.ts';
import { meOf } from './schemas.ts';

const passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: z.date(), usedAt: z.date().nullable() });

export const accountProcedure = portalProcedure
  .output(z.object({ sessions: z.array(liveSession), passkeys: z.array(passkey), recoveryCodesLeft: z.number() }))
  .query(({ ctx }) => ownStaffAccount(ctx.container, meOf(ctx.session)));
