import { z } from 'zod';
import { closingStandingKind } from '#entities/application/closing.ts';
import { signature } from '#entities/contract/signature.ts';
import { signingView } from '#entities/contract/signing-view.ts';
import { packet, paperKind } from '#entities/contract/written-paper.ts';
import { day } from '#entities/values/day.ts';
import { ownPapers, paperLink } from '#server/usecases/documents/own-papers.ts';
import { finishSigning } from '#server/usecases/signing/finish-signing.ts';
import { openSigning } from '#server/usecases/signing/open-signing.ts';
import { declinePaper, signPaper } from '#server/usecases/signing/sign-paper.ts';
import {
  adoptSignature,
  askForPaper,
  giveEConsent,
  withdrawEConsent,
} from '#server/usecases/signing/signing-consent.ts';
import { applicantProcedure, router } from '../procedures.ts';

const ok = z.object({ ok: z.literal(true) });
const paperId = z.uuid();

/** Everyone for themselves: whose papers these are is the session's word, never the caller's. */
const signer = applicantProcedure.use(({ ctx, next }) => {
  const { applicationId, person } = ctx.writer;
  return next({ ctx: { subject: { applicationId, person }, sender: { address: ctx.address, agent: ctx.agent } } });
});

export const signingRouter = router({
  /** Writes the papers where there are none yet, so it is no query. */
  open: signer
    .input(z.object({ packet }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('notReady'), standing: closingStandingKind.nullable() }),
        z.object({ kind: z.literal('ready'), view: signingView }),
      ]),
    )
    .mutation(({ ctx, input }) => openSigning(ctx.container, ctx.subject, { ...input, sender: ctx.sender })),

  link: signer
    .input(z.object({ paperId }))
    .output(z.object({ url: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const viewer = { realm: 'applicant', accountId: ctx.session.accountId } as const;
      return { url: await paperLink(ctx.container, ctx.subject, { ...input, viewer }) };
    }),

  /** One's own papers of every kind, for the list of documents. */
  papers: signer
    .output(
      z.array(
        z.object({
          id: paperId,
          kind: paperKind,
          title: z.string(),
          state: z.enum(['prepared', 'signed', 'declined', 'issued']),
          at: z.date(),
          on: day,
        }),
      ),
    )
    .query(({ ctx }) => ownPapers(ctx.container, ctx.subject)),

  consent: signer
    .input(z.object({ code: z.string().max(20) }))
    .output(z.object({ kind: z.enum(['given', 'wrongCode']) }))
    .mutation(async ({ ctx, input }) => ({
      kind: await giveEConsent(ctx.container, ctx.subject, { ...input, sender: ctx.sender }),
    })),

  withdraw: signer.output(ok).mutation(async ({ ctx }) => {
    await withdrawEConsent(ctx.container, ctx.subject);
    return { ok: true };
  }),

  askForPaper: signer.output(ok).mutation(async ({ ctx }) => {
    await askForPaper(ctx.container, ctx.subject);
    return { ok: true };
  }),

  adopt: signer
    .input(z.object({ signature }))
    .output(z.object({ kind: z.enum(['adopted', 'consentNeeded', 'otherName']) }))
    .mutation(async ({ ctx, input }) => ({
      kind: await adoptSignature(ctx.container, ctx.subject, input.signature),
    })),

  sign: signer
    .input(z.object({ paperId, sectionId: z.string().max(100) }))
    .output(
      z.object({
        kind: z.enum(['marked', 'signed', 'consentNeeded', 'signatureNeeded', 'initialsNeeded', 'notOpen']),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      kind: await signPaper(ctx.container, ctx.subject, { ...input, sender: ctx.sender }),
    })),

  decline: signer
    .input(z.object({ paperId, answer: z.enum(['decline', 'takeBack']), reason: z.string().max(1000).nullable() }))
    .output(z.object({ kind: z.enum(['done', 'notOpen']) }))
    .mutation(async ({ ctx, input }) => ({ kind: await declinePaper(ctx.container, ctx.subject, input) })),

  finish: signer
    .input(z.object({ packet }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('notSigned') }),
        z.object({ kind: z.literal('finished'), next: z.string().nullable() }),
      ]),
    )
    .mutation(({ ctx, input }) => finishSigning(ctx.container, ctx.subject, { ...input, sender: ctx.sender })),
});
