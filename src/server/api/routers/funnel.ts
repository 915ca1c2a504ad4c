import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { person } from '#entities/values/person.ts';
import { issueCode } from '#funnel/engine/issue-code.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { offerFigures } from '#rules/offer/offer-figures.ts';
import { continueWith, ownApplications } from '#server/usecases/accounts/own-applications.ts';
import { keepStepDraft, stepDrafts } from '#server/usecases/application/keep-step-draft.ts';
import { submitStep } from '#server/usecases/application/submit-step.ts';
import { openPartnerLead } from '#server/usecases/leads/open-partner-lead.ts';
import { startPrequal } from '#server/usecases/leads/start-prequal.ts';
import { loadApplication } from '#server/usecases/shared/load-application.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure, publicProcedure, router, signedInProcedure } from '../procedures.ts';

/** Its schema was applied when it was read, which also dropped what does not belong; doing so twice would cost more than the save. */
const application = z.custom<Application>((value) => typeof value === 'object' && value !== null);

const stepKey = z.enum(Object.keys(steps) as [StepKey, ...StepKey[]]);
const answers = z.record(z.string().max(100), z.unknown());

const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    status: applicationStatus,
    next: z.string(),
    version: z.int(),
    savedAt: z.date(),
    application,
  }),
  z.object({ kind: z.literal('conflict'), theirs: answers, version: z.int(), application }),
  z.object({
    kind: z.literal('invalid'),
    issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), code: issueCode })),
  }),
  z.object({ kind: z.literal('offerDiffers'), computed: offerFigures.nullable() }),
]);

export const funnelRouter = router({
  current: publicProcedure
    .output(
      z
        .object({
          application,
          status: applicationStatus,
          version: z.int(),
          variant: funnelVariant,
          person,
          email: email.nullable(),
          isEmailConfirmed: z.boolean(),
          savedAt: z.date(),
          /** The business day it is for the lender. */
          today: day,
        })
        .nullable(),
    )
    .query(async ({ ctx }) => {
      const session = await ctx.sessionOf('applicant');
      const stored = session && (await loadApplication(ctx.container, session));
      if (!session?.application || !stored) return null;
      const { document, status, version, variant, updatedAt } = stored;
      const { person } = session.application;
      return {
        application: visibleApplication(document, person),
        status,
        version,
        variant,
        person,
        email: session.email,
        isEmailConfirmed: session.isEmailConfirmed,
        savedAt: updatedAt,
        today: ctx.container.clock.today(),
      };
    }),

  /** Whoever begins with the prequalification gets a session with the first answer; an existing one is kept. */
  startPrequal: publicProcedure
    .input(z.object({ variant: z.enum(['prequal', 'prequalCredit']) }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const session = await ctx.sessionOf('applicant');
      if (!session?.application)
        ctx.openSession('applicant', await startPrequal(ctx.container, { ...input, address: ctx.address }));
      return { ok: true };
    }),

  /** A partner's link. What is wrong with one is said, since whoever holds it can do nothing with the answer. */
  openLead: publicProcedure
    .input(z.object({ link: z.string().min(1).max(200) }))
    .output(z.object({ kind: z.enum(['opened', 'used', 'expired', 'forged']) }))
    .mutation(async ({ ctx, input }) => {
      const session = await ctx.sessionOf('applicant');
      const lead = await openPartnerLead(ctx.container, { ...input, session, address: ctx.address });
      if (lead.kind === 'opened') ctx.openSession('applicant', lead.secret);
      return { kind: lead.kind === 'open' ? 'opened' : lead.kind };
    }),

  /** What the account has begun: more than one when a lead came along at sign-in. */
  mine: signedInProcedure
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          status: applicationStatus,
          startedAt: z.date(),
          savedAt: z.date(),
          value: positiveDollars.nullable(),
          place: z.string().nullable(),
          isCurrent: z.boolean(),
        }),
      ),
    )
    .query(({ ctx }) => ownApplications(ctx.container, ctx.session)),

  continueWith: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ path: z.string() }))
    .mutation(async ({ ctx, input }) => ({ path: await continueWith(ctx.container, ctx.session, input.id) })),

  submitStep: applicantProcedure
    .input(z.object({ step: stepKey, answers, base: answers, shown: offerFigures.optional() }))
    .output(outcome)
    .mutation(({ ctx, input }) => {
      // Nobody signs by saying so: this step is saved by the last signature, through `signing.finish`.
      if (steps[input.step].savedBy === 'signing') throw new AppError('notAllowed');
      return submitStep(ctx.container, ctx.writer, {
        ...input,
        key: input.step,
        asOf: ctx.container.clock.today(),
        address: ctx.address,
      });
    }),

  saveDraft: applicantProcedure
    .input(z.object({ step: stepKey, draft: answers }))
    .output(z.object({ savedAt: z.date() }))
    .mutation(({ ctx, input }) => keepStepDraft(ctx.container, ctx.writer, { key: input.step, draft: input.draft })),

  drafts: applicantProcedure
    .output(z.record(z.string(), answers))
    .query(({ ctx }) => stepDrafts(ctx.container, ctx.writer)),
});
