import { z } from 'zod';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { email } from '#entities/values/email.ts';
import { grantRole, revokeRole } from '#server/usecases/staff/grant-role.ts';
import { inviteColleague } from '#server/usecases/staff/invite-colleague.ts';
import { listOffices, listStaff, staffHistory } from '#server/usecases/staff/list-staff.ts';
import { openBranch, openCompany } from '#server/usecases/staff/open-office.ts';
import { deactivateStaff, reactivateStaff, resetStaff, unlockStaff } from '#server/usecases/staff/staff-access.ts';
import { router, staffProcedure } from '../procedures.ts';

const grant = z.object({ role: portalRole, scopeKind: grantScope, scopeId: z.uuid().nullable() });
const name = z.string().trim().min(1).max(80);
const colleague = z.object({ accountId: z.uuid() });
const place = z.object({ id: z.uuid(), name: z.string() });

const outcome = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({ kind: z.enum(['done', ...kinds]) });
const barOutcome = outcome(['nothingToDo', 'lastAdministrator']);

const manage = staffProcedure('manageUsers');

export const staffRouter = router({
  list: staffProcedure('seeUsers')
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          name: z.string(),
          status: z.enum(['invited', 'active', 'deactivated']),
          isLocked: z.boolean(),
          grants: z.array(grant.extend({ id: z.uuid() })),
        }),
      ),
    )
    .query(({ ctx }) => listStaff(ctx.container, ctx.session.accountId)),

  places: staffProcedure('seeUsers')
    .output(
      z.object({ companies: z.array(place), branches: z.array(place.extend({ companyId: z.uuid().nullable() })) }),
    )
    .query(({ ctx }) => listOffices(ctx.container)),

  history: staffProcedure('seeUsers')
    .input(colleague)
    .output(
      z.object({
        brokenAt: z.number().nullable(),
        events: z.array(
          z.object({
            seq: z.number(),
            at: z.date(),
            kind: z.string(),
            body: z.record(z.string(), z.unknown()),
            by: z.string().nullable(),
          }),
        ),
      }),
    )
    .query(({ ctx, input }) => staffHistory(ctx.container, { ...input, actorId: ctx.session.accountId })),

  invite: manage
    .input(z.object({ email, firstName: name, lastName: name, grant }))
    .output(outcome(['emailTaken']))
    .mutation(({ ctx, input }) => inviteColleague(ctx.container, { ...input, actorId: ctx.session.accountId })),

  grant: manage
    .input(colleague.extend({ grant }))
    .output(outcome(['heldAlready', 'lastAdministrator']))
    .mutation(({ ctx, input }) => grantRole(ctx.container, { ...input, actorId: ctx.session.accountId })),

  revoke: manage
    .input(colleague.extend({ grantId: z.uuid() }))
    .output(outcome(['notHeld', 'lastAdministrator']))
    .mutation(({ ctx, input }) => revokeRole(ctx.container, { ...input, actorId: ctx.session.accountId })),

  deactivate: manage
    .input(colleague)
    .output(barOutcome)
    .mutation(({ ctx, input }) => deactivateStaff(ctx.container, { ...input, actorId: ctx.session.accountId })),

  reactivate: manage
    .input(colleague)
    .output(barOutcome)
    .mutation(({ ctx, input }) => reactivateStaff(ctx.container, { ...input, actorId: ctx.session.accountId })),

  reset: manage
    .input(colleague)
    .output(barOutcome)
    .mutation(({ ctx, input }) => resetStaff(ctx.container, { ...input, actorId: ctx.session.accountId })),

  unlock: manage
    .input(colleague)
    .output(barOutcome)
    .mutation(({ ctx, input }) => unlockStaff(ctx.container, { ...input, actorId: ctx.session.accountId })),

  addCompany: manage
    .input(z.object({ name }))
    .output(outcome(['nameTaken']))
    .mutation(({ ctx, input }) => openCompany(ctx.container, { ...input, actorId: ctx.session.accountId })),

  addBranch: manage
    .input(z.object({ name, companyId: z.uuid().nullable() }))
    .output(outcome(['nameTaken']))
    .mutation(({ ctx, input }) => openBranch(ctx.container, { ...input, actorId: ctx.session.accountId })),
});
