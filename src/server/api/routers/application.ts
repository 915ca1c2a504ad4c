import { tracked } from '@trpc/server';
import { z } from 'zod';
import { applicationRecord } from '#entities/application/application-record.ts';
import { newsTopic } from '#entities/contract/news-topic.ts';
import { paper } from '#entities/contract/paper.ts';
import { paper as writtenPaper } from '#entities/contract/written-paper.ts';
import { outsideQuestion, pullState } from '#entities/facts/outside-question.ts';
import { valuation } from '#entities/facts/valuation.ts';
import { valueDoubt, valueRequest } from '#entities/facts/value-request.ts';
import { visibleFacts } from '#entities/facts/visible-facts.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { traceRow } from '#rules/trace/trace-row.ts';
import { answerHistory } from '#server/usecases/application/answer-history.ts';
import { inviteAgain, otherPersonOf } from '#server/usecases/application/second-person.ts';
import { showSsn } from '#server/usecases/application/show-ssn.ts';
import { checkAddress } from '#server/usecases/asking/check-address.ts';
import { consentAndAsk } from '#server/usecases/asking/consent-and-ask.ts';
import { creditPulls } from '#server/usecases/asking/credit-pulls.ts';
import { refusalOf } from '#server/usecases/decisions/refusal-of.ts';
import { handedPaperOf, handedPdf, papersOf, receivePapers } from '#server/usecases/documents/papers.ts';
import { followApplication } from '#server/usecases/loan/follow-application.ts';
import { homeValueOf, requestValueReview } from '#server/usecases/offers/request-value-review.ts';
import { cancelAlert, setAlert } from '#server/usecases/offers/set-alert.ts';
import { visibleFactsOf } from '#server/usecases/offers/visible-facts-of.ts';
import { applicationRecordOf, loadApplication } from '#server/usecases/shared/load-application.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure, borrowerProcedure, publicProcedure, router } from '../procedures.ts';

const stepKey = z.enum(Object.keys(steps) as [StepKey, ...StepKey[]]);
const pull = z.object({ what: outsideQuestion, state: pullState });

export const applicationRouter = router({
  current: publicProcedure.output(applicationRecord.nullable()).query(async ({ ctx }) => {
    const session = await ctx.sessionOf('applicant');
    const stored = session && (await loadApplication(ctx.container, session));
    return session && stored ? applicationRecordOf(stored, session) : null;
  }),

  /** How far the questions to others are that concern the caller; with `step`, where that leads from there. */
  pulls: applicantProcedure
    .input(z.object({ step: stepKey.optional() }).optional())
    .output(z.object({ pulls: z.array(pull), isSettled: z.boolean(), next: z.string() }))
    .query(async ({ ctx, input }) => {
      const pulls = await creditPulls(ctx.container, { subject: ctx.writer, step: input?.step ?? null });
      if (!pulls) throw new AppError('notFound');
      return pulls;
    }),

  /** What others told us that the caller may see: never the other person's score. */
  facts: applicantProcedure.output(visibleFacts).query(async ({ ctx }) => {
    const facts = await visibleFactsOf(ctx.container, ctx.writer);
    if (!facts) throw new AppError('notFound');
    return facts;
  }),

  /** A consent apart from a step, and the question it allows: look again, read payroll or bank, link insurance. */
  consent: applicantProcedure
    .input(z.object({ kind: z.enum(['softPull', 'payroll', 'bank', 'insurance']) }))
    .output(z.object({ state: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { applicationId, person } = ctx.writer;
      const given = { applicationId, person, kind: input.kind, address: ctx.address };
      return { state: await consentAndAsk(ctx.container, given) };
    }),

  /** The other of two people: name and how far they are, nothing they answered. */
  otherPerson: applicantProcedure
    .output(
      z
        .object({
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          state: z.enum(['invited', 'expired', 'working', 'done']),
          expiresAt: z.date().nullable(),
        })
        .nullable(),
    )
    .query(({ ctx }) => otherPersonOf(ctx.container, ctx.writer)),

  inviteAgain: applicantProcedure.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    await inviteAgain(ctx.container, ctx.writer);
    return { ok: true };
  }),

  /** The papers handed over before page 1, in their current versions, with the caller's receipts. */
  papers: applicantProcedure
    .output(z.array(z.object({ paper, version: z.string(), receivedAt: z.date().nullable(), givenOn: day.nullable() })))
    .query(({ ctx }) => papersOf(ctx.container, ctx.writer)),

  /** What one of them says to the caller. */
  handedPaper: applicantProcedure
    .input(z.object({ paper }))
    .output(writtenPaper)
    .query(({ ctx, input }) => handedPaperOf(ctx.container, ctx.writer, input.paper)),

  handedPdf: applicantProcedure
    .input(z.object({ paper }))
    .output(z.object({ base64: z.string() }))
    .query(({ ctx, input }) => handedPdf(ctx.container, ctx.writer, input.paper)),

  receivePapers: applicantProcedure
    .input(z.object({ versions: z.record(paper, z.string().max(60)) }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await receivePapers(ctx.container, { ...ctx.writer, ...input, address: ctx.address });
      return { ok: true };
    }),

  /** The caller's own SSN; that it was shown is written down. */
  showSsn: applicantProcedure
    .output(z.object({ ssn: z.string() }))
    .mutation(async ({ ctx }) => ({ ssn: await showSsn(ctx.container, { ...ctx.writer, address: ctx.address }) })),

  /** Who last answered each page the caller may see, and when. */
  history: applicantProcedure
    .output(z.array(z.object({ step: z.string(), by: z.string(), at: z.date() })))
    .query(({ ctx }) => answerHistory(ctx.container, ctx.writer)),

  checkAddress: applicantProcedure
    .input(z.object({ address }))
    .output(
      z.object({
        kind: z.enum(['found', 'corrected', 'unsure', 'notFound', 'unavailable']),
        suggestions: z.array(address),
      }),
    )
    .query(async ({ ctx, input }) => {
      const answer = await checkAddress(ctx.container, input.address);
      const suggestions = 'suggestions' in answer ? answer.suggestions : 'address' in answer ? [answer.address] : [];
      return { kind: answer.kind, suggestions };
    }),

  homeValue: applicantProcedure
    .output(z.object({ valuation: valuation.nullable(), request: valueRequest.nullable() }))
    .query(({ ctx }) => homeValueOf(ctx.container, ctx.writer.applicationId)),

  /** "My home is worth more": a request to a person, never an edit. */
  doubtValue: applicantProcedure
    .input(valueDoubt)
    .output(z.object({ kind: z.enum(['noted', 'alreadyOpen', 'notMore', 'noValuation']) }))
    .mutation(async ({ ctx, input }) => ({ kind: await requestValueReview(ctx.container, ctx.writer, input) })),

  /** What a page that says "not yet" shows: its rules, and whether the person wished to be told. */
  refusal: borrowerProcedure
    .input(z.object({ about: newsTopic }))
    .output(
      z.object({
        rows: z.array(traceRow),
        wish: z.enum(['none', 'waiting', 'told']),
        email: email.nullable(),
        hasCreditFile: z.boolean(),
        noticeDueOn: day.nullable(),
        noticeSentOn: day.nullable(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const view = await refusalOf(ctx.container, { applicationId: ctx.writer.applicationId, ...input });
      if (!view) throw new AppError('notFound');
      return view;
    }),

  tellMe: borrowerProcedure
    .input(z.object({ about: newsTopic, email: email.nullable() }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('noted'), email }),
        z.object({ kind: z.enum(['nothingInTheWay', 'emailNeeded']) }),
      ]),
    )
    .mutation(({ ctx, input }) =>
      setAlert(ctx.container, { applicationId: ctx.writer.applicationId, address: ctx.address, ...input }),
    ),

  stopNews: borrowerProcedure
    .input(z.object({ about: newsTopic }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await cancelAlert(ctx.container, { applicationId: ctx.writer.applicationId, ...input });
      return { ok: true };
    }),

  /** The version of the application now and after each save, by whomever, for as long as the caller listens. */
  changes: applicantProcedure
    .input(z.object({ lastEventId: z.string().optional() }).optional())
    .subscription(async function* ({ ctx, signal }) {
      const { applicationId } = ctx.writer;
      const versions = followApplication(ctx.container, {
        applicationId,
        signal: signal ?? new AbortController().signal,
      });
      for await (const version of versions) yield tracked(String(version), { version });
    }),
});
