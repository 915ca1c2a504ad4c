import { z } from 'zod';
import { applicationStatus } from '#entities/application/application-status.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { ownApplications } from '#server/usecases/accounts/own-applications.ts';
import { signedInProcedure } from '../procedures.ts';

/** The account's applications: more than one when a lead was moved to it at sign-in. */
export const mineProcedure = signedInProcedure
  .output(
    z.array(
      z.object({
        id: z.uuid(),
        status: applicationStatus,
        startedAt: z.date(),
        savedAt: z.date(),
        value: positiveDollars.nullable(),
        place: z.string().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
  )
  .query(({ ctx }) => ownApplications(ctx.container, ctx.session));
