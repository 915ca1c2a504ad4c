import { z } from 'zod';
import { jobFailureReason } from '#entities/facts/job-failure-reason.ts';
import { mailLogos } from '#entities/text/mail-logos.ts';
import { day } from '#entities/values/day.ts';
import { sandboxBehavior, vendor } from '#sandbox/vendor-behavior.ts';
import { mergeRouters, publicProcedure, router } from '#server/api/procedures.ts';
import { productRouter } from '#server/api/router.ts';
import { messagePreviews } from '#server/usecases/messages/message-previews.ts';
import { endVisit, findVisit } from './db/sandbox-visits.ts';
import { demoPeople } from './demo-people.ts';
import { becomePersona } from './usecases/become-persona.ts';
import { demoPartnerLead } from './usecases/demo-partner-lead.ts';
import { moveSandboxClock } from './usecases/move-sandbox-clock.ts';
import { replayJob, sandboxJobs } from './usecases/sandbox-jobs.ts';
import { sandboxOverview } from './usecases/sandbox-overview.ts';
import { setSandboxSwitch } from './usecases/set-sandbox-switch.ts';

const sandboxRouter = router({
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
        switches: z.array(z.object({ vendor, behaviour: sandboxBehavior })),
        clock: z.object({ today: day, offsetDays: z.int() }),
        mails: z.array(
          z.object({
            id: z.string(),
            recipient: z.string(),
            subject: z.string(),
            text: z.string(),
            html: z.string().nullable(),
            sentAt: z.date(),
          }),
        ),
        mailLogos: mailLogos.nullable(),
        texts: z.array(z.object({ messageId: z.string(), recipient: z.string(), text: z.string(), sentAt: z.date() })),
      }),
    )
    .query(({ ctx }) => sandboxOverview(ctx.container)),

  people: publicProcedure
    .output(z.array(z.object({ name: z.string(), story: z.string(), steps: z.array(z.string()) })))
    .query(() => demoPeople.list()),

  become: publicProcedure
    .input(z.object({ name: z.string().max(100), step: z.string().max(100) }))
    .output(z.object({ path: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { secret, path } = await becomePersona(ctx.container, input);
      ctx.openSession('applicant', secret);
      return { path };
    }),

  /** Creates a prefilled lead and its link, as a partner would in the portal. */
  partnerLead: publicProcedure
    .output(z.object({ url: z.string(), expiresAt: z.date() }))
    .mutation(({ ctx }) => demoPartnerLead(ctx.container)),

  setSwitch: publicProcedure
    .input(z.object({ vendor, behaviour: sandboxBehavior }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await setSandboxSwitch(ctx.container, input);
      return { ok: true };
    }),

  /** Business time only: sign-in codes, sessions and limits stay on the real clock. */
  moveClock: publicProcedure
    .input(z.object({ offsetDays: z.int().min(-365).max(3650) }))
    .output(z.object({ today: day }))
    .mutation(async ({ ctx, input }) => ({ today: await moveSandboxClock(ctx.container, input.offsetDays) })),

  jobs: publicProcedure
    .output(
      z.object({
        queues: z.array(
          z.object({
            name: z.string(),
            waiting: z.number(),
            active: z.number(),
            failed: z.number(),
            completed: z.number(),
          }),
        ),
        failed: z.array(z.object({ id: z.string(), job: z.string(), reason: jobFailureReason })),
      }),
    )
    .query(({ ctx }) => sandboxJobs(ctx.container)),

  replayJob: publicProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await replayJob(ctx.container, input.id);
      return { ok: true };
    }),

  visit: publicProcedure
    .input(z.object({ reference: z.uuid() }))
    .output(z.object({ vendor, state: z.enum(['open', 'shared', 'declined']), returnUrl: z.string() }).nullable())
    .query(async ({ ctx, input }) => {
      const visit = await findVisit(ctx.container.database.db, input.reference);
      return visit && { ...visit, vendor: vendor.parse(visit.vendor) };
    }),

  /** The applicant agrees or declines on the made-up vendor's page. */
  endVisit: publicProcedure
    .input(z.object({ reference: z.uuid(), state: z.enum(['shared', 'declined']) }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await endVisit(ctx.container.database.db, input);
      return { ok: true };
    }),

  messagePreviews: publicProcedure
    .output(
      z.array(
        z.object({
          name: z.string(),
          subject: z.string(),
          text: z.string(),
          short: z.string().nullable(),
          html: z.string(),
          attachments: z.array(z.string()),
        }),
      ),
    )
    .query(({ ctx: { container } }) => messagePreviews({ locale: container.env.LOCALE, lender: container.lender })),
});

/** The product's router plus the sandbox's own calls. */
export const sandboxAppRouter = mergeRouters(productRouter, router({ sandbox: sandboxRouter }));
export type SandboxAppRouter = typeof sandboxAppRouter;
