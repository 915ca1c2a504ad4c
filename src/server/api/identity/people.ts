import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { peopleBehindCode } from '#server/usecases/accounts/sign-in-applicant.ts';
import { publicProcedure } from '../procedures.ts';

/** The possible accounts at a shared address, for the holder of the code sent to it. */
export const peopleProcedure = publicProcedure
  .input(z.object({ email, code: z.string().regex(/^\d{6}$/) }))
  .output(z.array(z.object({ id: z.uuid(), name: z.string(), asksBirthDate: z.boolean() })))
  .mutation(({ ctx, input }) =>
    peopleBehindCode(ctx.container, {
      ...input,
      codeRequest: ctx.codeRequest,
      source: { address: ctx.address, device: ctx.deviceOf('applicant') },
    }),
  );
