import { router } from '../procedures.ts';
import { listProcedure } from './list.ts';
import { replayProcedure } from './replay.ts';

/** Webhooks received from vendors. */
export const hooksRouter = router({ list: listProcedure, replay: replayProcedure });
