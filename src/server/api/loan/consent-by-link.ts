import { z } from 'zod';
import { ownerConsentByLink } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** The consent to electronic records of an owner who does not borrow, as a PDF with the code to type back. */
export const consentByLinkProcedure = publicProcedure
  .input(z.object({ token }))
  .output(z.object({ name: z.string(), base64: z.string() }))
  .query(({ ctx, input }) => ownerConsentByLink(ctx.container, input.token));
