import { z } from 'zod';
import { applicationRecord } from '#entities/application/application-record.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { wireApplication } from '#entities/contract/wire-application.ts';
import { toWire } from '#entities/contract/wire-form.ts';
import { day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import { person } from '#entities/values/person.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { applicationRecordOf, loadApplication } from '#server/usecases/shared/load-application.ts';
import { publicProcedure } from '../procedures.ts';

export const currentProcedure = publicProcedure
  .output(
    z
      .object({
        application: wireApplication,
        status: applicationStatus,
        version: z.int(),
        variant: funnelVariant,
        person,
        email: email.nullable(),
        isEmailConfirmed: z.boolean(),
        ...applicationRecord.pick({ hitchLoan: true, encompassConditionallyApproved: true }).shape,
        savedAt: z.date(),
        /** Somebody can be asked what public records say about a home. */
        hasHomeRecords: z.boolean(),
        /** The lender's current business day. */
        today: day,
      })
      .nullable(),
  )
  .query(async ({ ctx }) => {
    const session = await ctx.sessionOf('applicant');
    const stored = session && (await loadApplication(ctx.container, session));
    if (!session?.application || !stored) return null;
    const { document, status, version, variant, updatedAt } = stored;
    const { person } = session.application;
    const { hitchLoan, encompassConditionallyApproved } = applicationRecordOf(stored, session);
    return {
      application: toWire(visibleApplication(document, person)),
      status,
      version,
      variant,
      person,
      email: session.email,
      isEmailConfirmed: session.isEmailConfirmed,
      hitchLoan,
      encompassConditionallyApproved,
      savedAt: updatedAt,
      hasHomeRecords: ctx.container.vendorGateway.homeRecord !== null,
      today: ctx.container.clock.today(),
    };
  });
