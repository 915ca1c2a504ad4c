import { router } from '../procedures.ts';
import { askAgainProcedure } from './ask-again.ts';
import { listProcedure } from './list.ts';

/** Outside services with their state and the age of what is kept. */
export const servicesRouter = router({ askAgain: askAgainProcedure, list: listProcedure });
