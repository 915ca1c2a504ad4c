import { z } from 'zod';
import { sandboxOverview } from '../../usecases/sandbox-overview.ts';
import { publicProcedure, router } from '../procedures.ts';

/** Mounted in sandbox mode only. */
export const sandboxRouter = router({
  overview: publicProcedure
    .output(
      z.object({
        staff: z.array(
          z.object({
            email: z.string(),
            name: z.string(),
            password: z.string(),
            code: z.string(),
            roles: z.array(z.string()),
          }),
        ),
        mails: z.array(
          z.object({ id: z.string(), recipient: z.string(), subject: z.string(), text: z.string(), sentAt: z.date() }),
        ),
      }),
    )
    .query(({ ctx }) => sandboxOverview(ctx.container)),
});
