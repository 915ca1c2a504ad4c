import type { Context } from 'hono';
import { auditFilter } from '#entities/contract/desk/audit-filter.ts';
import type { Container } from '../../container.ts';
import { checkOrigin } from '../../usecases/accounts/check-sender.ts';
import { exportTrail } from '../../usecases/audit/audit-trail.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { csvResponse, jsonQuery } from './csv-response.ts';

/** The audit trail as a CSV file, sent row by row as it is read. */
export const auditExport =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const staff = await staffOfRequest(container, context);
    const lines = await exportTrail(container, staff, jsonQuery(auditFilter, context.req.query('filter')));
    return csvResponse(lines, `audit-${container.clock.today()}.csv`);
  };
