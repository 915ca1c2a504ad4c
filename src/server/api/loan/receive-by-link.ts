import { z } from 'zod';
import { receiveOwnerPapers } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** The owner consents to electronic records by the code in the PDF, and receives their documents now. */
export const receiveByLinkProcedure = publicProcedure
  .input(z.object({ token, code: z.string().max(20) }))
  .output(z.object({ kind: z.enum(['received', 'wrongCode']) }))
  .mutation(async ({ ctx, input }) => {
    const { token: link, code } = input;
    const sender = { address: ctx.address, agent: ctx.agent };
    return { kind: await receiveOwnerPapers(ctx.container, { token: link, code, sender }) };
  });
