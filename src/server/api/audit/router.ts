import { router } from '../procedures.ts';
import { pageProcedure } from './page.ts';

/** The audit trail across loans; as a file at `GET /api/portal/audit.csv`. */
export const auditRouter = router({ page: pageProcedure });
