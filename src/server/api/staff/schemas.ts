import { z } from 'zod';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { staffProcedure } from '../procedures.ts';

export const grant = z.object({ role: portalRole, scopeKind: grantScope, scopeId: z.uuid().nullable() });

export const name = z.string().trim().min(1).max(80);

export const colleague = z.object({ accountId: z.uuid() });

export const outcome = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({ kind: z.enum(['done', ...kinds]) });

export const barOutcome = outcome(['nothingToDo', 'lastAdministrator']);

export const manage = staffProcedure('manageUsers');
