import { z } from 'zod';
import { portalAction } from '#entities/contract/portal-action.ts';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { RELEASE } from '#server/release.ts';
import { namedGrants } from '#server/usecases/staff/staff-grants.ts';
import { actionsOf } from '../../auth/permissions.ts';
import { portalProcedure } from '../procedures.ts';

const grant = z.object({ id: z.uuid(), role: portalRole, scopeKind: grantScope, scopeName: z.string().nullable() });

export const meProcedure = portalProcedure
  .output(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      grants: z.array(grant),
      actions: z.array(portalAction),
      /** The version of the server. */
      release: z.string(),
    }),
  )
  .query(async ({ ctx }) => ({
    id: ctx.session.accountId,
    email: ctx.session.email ?? '',
    name: ctx.session.name ?? '',
    grants: await namedGrants(ctx.container, ctx.grants),
    actions: actionsOf(ctx.grants),
    release: RELEASE,
  }));
