import { z } from 'zod';
import { outsideService } from '#entities/facts/outside-service.ts';
import { listServices } from '#server/usecases/services/list-services.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const listProcedure = staffProcedure('manageSettings')
  .output(z.array(outsideService))
  .query(({ ctx }) => listServices(ctx.container, staffOf(ctx)));
