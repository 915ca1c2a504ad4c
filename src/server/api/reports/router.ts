import { router } from '../procedures.ts';
import { loansProcedure } from './loans.ts';
import { pipelineProcedure } from './pipeline.ts';

/** What became of the applications of a period; as a file at `GET /api/portal/reports.csv`. */
export const reportsRouter = router({ pipeline: pipelineProcedure, loans: loansProcedure });
