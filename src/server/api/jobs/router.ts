import { router } from '../procedures.ts';
import { auditProcedure } from './audit.ts';
import { failedProcedure } from './failed.ts';
import { retryProcedure } from './retry.ts';

/** Background jobs that were given up, and what the check of the audit log found. */
export const jobsRouter = router({ audit: auditProcedure, failed: failedProcedure, retry: retryProcedure });
