import { staffProcedure } from '../procedures.ts';

export const sees = staffProcedure('seePipeline');
