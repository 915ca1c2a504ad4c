import { z } from 'zod';
import { ownerPaper } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const paperByLinkProcedure = publicProcedure
  .input(z.object({ token, paperId: z.uuid() }))
  .output(z.object({ name: z.string(), base64: z.base64() }))
  .query(({ ctx, input }) => ownerPaper(ctx.container, input));
