import { z } from 'zod';
import { staffProcedure } from '../procedures.ts';

export const sees = staffProcedure('seePipeline');

export const viewName = z.string().trim().min(1).max(40);
