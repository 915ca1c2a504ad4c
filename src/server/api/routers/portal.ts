import { z } from 'zod';
import { portalAction } from '#entities/contract/portal-action.ts';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { email } from '#entities/values/email.ts';
import { portalPassword } from '#entities/values/password.ts';
import { enrolStaff, showEnrolment } from '#server/usecases/staff/enroll-staff.ts';
import {
  changeStaffPassword,
  endOwnSession,
  ownStaffAccount,
  renewRecoveryCodes,
} from '#server/usecases/staff/own-staff-account.ts';
import { namedGrants } from '#server/usecases/staff/staff-grants.ts';
import { actionsOf } from '../../auth/permissions.ts';
import { portalProcedure, publicProcedure, router } from '../procedures.ts';

const grant = z.object({ id: z.uuid(), role: portalRole, scopeKind: grantScope, scopeName: z.string().nullable() });
const done = z.object({ ok: z.literal(true) });
const anyCode = z.string().trim().min(6).max(40);

const meOf = ({ accountId, id }: { accountId: string; id: string }) => ({ accountId, sessionId: id });

const token = z.string().max(100);

export const portalRouter = router({
  me: portalProcedure
    .output(
      z.object({
        id: z.uuid(),
        email: z.string(),
        name: z.string(),
        grants: z.array(grant),
        actions: z.array(portalAction),
      }),
    )
    .query(async ({ ctx }) => ({
      id: ctx.session.accountId,
      email: ctx.session.email ?? '',
      name: ctx.session.name ?? '',
      grants: await namedGrants(ctx.container, ctx.grants),
      actions: actionsOf(ctx.grants),
    })),

  account: portalProcedure
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
    .query(({ ctx }) => ownStaffAccount(ctx.container, meOf(ctx.session))),

  endSession: portalProcedure
    .input(z.object({ id: z.uuid() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endOwnSession(ctx.container, { accountId: ctx.session.accountId, id: input.id });
      return { ok: true };
    }),

  renewRecoveryCodes: portalProcedure
    .input(z.object({ code: anyCode }))
    .output(z.object({ codes: z.array(z.string()) }))
    .mutation(async ({ ctx, input }) => ({
      codes: await renewRecoveryCodes(ctx.container, {
        accountId: ctx.session.accountId,
        code: input.code,
        address: ctx.address,
      }),
    })),

  changePassword: portalProcedure
    .input(z.object({ password: z.string().min(1).max(200), newPassword: portalPassword, code: anyCode }))
    .output(z.object({ kind: z.enum(['done', 'wrongPassword']) }))
    .mutation(({ ctx, input }) =>
      changeStaffPassword(ctx.container, { ...meOf(ctx.session), ...input, address: ctx.address }),
    ),

  enrolment: publicProcedure
    .input(z.object({ token }))
    .output(z.object({ email, firstName: z.string(), secret: z.string(), uri: z.string() }))
    .query(({ ctx, input }) => showEnrolment(ctx.container, input.token)),

  enrol: publicProcedure
    .input(
      z.object({
        token,
        password: portalPassword,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/),
      }),
    )
    .output(z.object({ recoveryCodes: z.array(z.string()) }))
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await enrolStaff(ctx.container, { ...input, address: ctx.address }),
    })),
});
