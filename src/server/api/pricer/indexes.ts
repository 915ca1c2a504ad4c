import { z } from 'zod';
import { indexDate } from '#entities/facts/published/index-date.ts';
import { pricingIndexes } from '#server/usecases/leads/scenarios.ts';
import { portalProcedure } from '../procedures.ts';

/** The browser prices with the index that the server prices with. */
export const indexesProcedure = portalProcedure
  .output(z.array(indexDate))
  .query(({ ctx }) => pricingIndexes(ctx.container));
