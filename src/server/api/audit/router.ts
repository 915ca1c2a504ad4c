import { router } from '../procedures.ts';
import { kindsProcedure } from './kinds.ts';
import { pageProcedure } from './page.ts';

/** The audit trail across loans; as a file at `GET /api/portal/audit.csv`. */
export const auditRouter = router({ page: pageProcedure, kinds: kindsProcedure });
