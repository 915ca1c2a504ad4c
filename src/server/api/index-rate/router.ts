import { router } from '../procedures.ts';
import { listProcedure } from './list.ts';
import { proposeProcedure } from './propose.ts';
import { settleProcedure } from './settle.ts';

/** The index, date by date: proposed by one person, released by another. */
export const indexRateRouter = router({ list: listProcedure, propose: proposeProcedure, settle: settleProcedure });
