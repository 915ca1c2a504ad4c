import { auditAlerts, auditAlertsOf } from '#server/usecases/audit/audit-alerts.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const auditProcedure = staffProcedure('manageSettings')
  .output(auditAlerts)
  .query(({ ctx }) => auditAlertsOf(ctx.container, staffOf(ctx)));
