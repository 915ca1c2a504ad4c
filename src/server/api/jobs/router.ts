import { router } from '../procedures.ts';
import { failedProcedure } from './failed.ts';
import { retryProcedure } from './retry.ts';

/** Background jobs that were given up. */
export const jobsRouter = router({ failed: failedProcedure, retry: retryProcedure });
