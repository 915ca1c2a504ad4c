import { router } from '../procedures.ts';
import { listProcedure, retireProcedure, saveProcedure } from './templates.ts';

/** The lender's own texts for messages to applicants. */
export const templatesRouter = router({ list: listProcedure, save: saveProcedure, retire: retireProcedure });
