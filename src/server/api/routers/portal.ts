import { z } from 'zod';
import { email } from '#entities/email.ts';
import { grantScope, portalRole } from '#entities/portal-role.ts';
import { enrolStaff, showEnrolment } from '../../usecases/enrol-staff.ts';
import { listStaff } from '../../usecases/list-staff.ts';
import { portalProcedure, publicProcedure, router, staffProcedure } from '../procedures.ts';

const grant = z.object({ role: portalRole, scopeKind: grantScope });
const token = z.string().min(20).max(100);

export const portalRouter = router({
  me: portalProcedure
    .output(z.object({ email: z.string(), name: z.string(), grants: z.array(grant) }))
    .query(({ ctx }) => ({ email: ctx.session.email ?? '', name: ctx.session.name ?? '', grants: ctx.grants })),

  users: staffProcedure('seeUsers')
    .output(
      z.array(
        z.object({
          id: z.string(),
          email,
          name: z.string(),
          status: z.enum(['invited', 'active', 'deactivated']),
          grants: z.array(grant),
        }),
      ),
    )
    .query(({ ctx }) => listStaff(ctx.container)),

  enrolment: publicProcedure
    .input(z.object({ token }))
    .output(z.object({ email, firstName: z.string(), secret: z.string(), uri: z.string() }))
    .query(({ ctx, input }) => showEnrolment(ctx.container, input.token)),

  enrol: publicProcedure
    .input(
      z.object({
        token,
        password: z.string().min(12).max(200),
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/),
      }),
    )
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await enrolStaff(ctx.container, { ...input, address: ctx.address });
      return { ok: true };
    }),
});
