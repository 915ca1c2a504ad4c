import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { enrolledPasskey } from '#server/auth/passkey-checks.ts';
import { limitTries } from '#server/usecases/shared/limit-tries.ts';
import {
  askForOwnPasskey,
  askForPasskey,
  enrollPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
  startPasskey,
} from '#server/usecases/staff/staff-passkeys.ts';
import { portalProcedure, publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

const name = z.string().trim().min(1).max(60);
const own = z.object({ id: z.uuid() });
const done = z.object({ ok: z.literal(true) });
/** The shape is the browser's own interface. */
const toMake = z.object({ token, options: z.custom<PublicKeyCredentialCreationOptionsJSON>() });
const toUse = z.object({ token, options: z.custom<PublicKeyCredentialRequestOptionsJSON>() });

export const startPasskeyProcedure = portalProcedure
  .output(toMake)
  .mutation(({ ctx }) => startPasskey(ctx.container, ctx.session));

export const addPasskeyProcedure = portalProcedure
  .input(z.object({ token, name, response: enrolledPasskey }))
  .output(z.object({ kind: z.enum(['done', 'notUsable']) }))
  .mutation(({ ctx, input }) => enrollPasskey(ctx.container, ctx.session, input));

export const renamePasskeyProcedure = portalProcedure
  .input(own.extend({ name }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await renameOwnPasskey(ctx.container, ctx.session, input);
    return { ok: true };
  });

export const removePasskeyProcedure = portalProcedure
  .input(own)
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await removeOwnPasskey(ctx.container, ctx.session, input);
    return { ok: true };
  });

/** For the sign-in page: the reply does not tell whether the address has an account. */
export const askPasskeyProcedure = publicProcedure
  .input(z.object({ email: email.nullable() }))
  .output(toUse)
  .mutation(async ({ ctx, input }) => {
    await limitTries(ctx.container, { what: 'askPasskey', account: null, address: ctx.address });
    return askForPasskey(ctx.container, input.email);
  });

export const askOwnPasskeyProcedure = portalProcedure
  .output(toUse)
  .mutation(({ ctx }) => askForOwnPasskey(ctx.container, ctx.session));
