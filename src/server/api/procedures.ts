import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { ZodError, z } from 'zod';
import { DEFAULT_LOCALE, wordsFor } from '#words';
import { AppError, type AppErrorCode } from '../app-error.ts';
import { type Action, may } from '../auth/permissions.ts';
import { failureOf } from '../failure-of.ts';
import { markFailed, traced } from '../telemetry/traced.ts';
import type { SessionFacts } from '../usecases/accounts/sessions.ts';
import { requireStaff } from '../usecases/shared/require-staff.ts';
import type { Staff } from '../usecases/shared/staff-reach.ts';
import { staffGrants } from '../usecases/staff/staff-grants.ts';
import type { ApiContext } from './context.ts';
import { serializeReply } from './serialize-reply.ts';

/** The only map from errors to the API's codes. */
export const trpcCodes = {
  signInRequired: 'UNAUTHORIZED',
  notAllowed: 'FORBIDDEN',
  outOfTurn: 'FORBIDDEN',
  confirmationRequired: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  invalidInput: 'BAD_REQUEST',
  wrongOrigin: 'FORBIDDEN',
  botCheckRequired: 'FORBIDDEN',
  tooManyTries: 'TOO_MANY_REQUESTS',
  tooManyThisHour: 'TOO_MANY_REQUESTS',
  tooManyToday: 'TOO_MANY_REQUESTS',
  tooManyStreams: 'TOO_MANY_REQUESTS',
  linkNotValid: 'NOT_FOUND',
  codeNotValid: 'BAD_REQUEST',
  codeNotRequestedHere: 'BAD_REQUEST',
  appCodeNotValid: 'BAD_REQUEST',
  loanEnded: 'CONFLICT',
  termsChanged: 'CONFLICT',
  offerFails: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  wrongMethod: 'METHOD_NOT_SUPPORTED',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<AppErrorCode, TRPCError['code']>;

/** The permission a staff call needs, declared by the procedure itself: the test of every role relies on it. */
export type ProcedureMeta = { action: Action; isOfLoan: boolean };

const t = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: { serialize: serializeReply, deserialize: superjson.deserialize },
    sse: { ping: { enabled: true, intervalMs: 15_000 } },
    errorFormatter: ({ shape, error, ctx }) => {
      const reason = error.cause instanceof AppError ? error.cause.reason : (reasons[error.code] ?? 'unavailable');
      const issues =
        error.cause instanceof ZodError
          ? error.cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
          : null;
      const { code, httpStatus, path } = shape.data;
      const { appErrors } = ctx?.container.words ?? wordsFor(DEFAULT_LOCALE);
      return {
        code: shape.code,
        message: appErrors[reason],
        data: { code, httpStatus, path, reason, issues },
      };
    },
  });

/** The errors tRPC raises itself, before a procedure runs. */
const reasons: Readonly<Partial<Record<TRPCError['code'], AppErrorCode>>> = {
  BAD_REQUEST: 'invalidInput',
  PARSE_ERROR: 'invalidInput',
  UNSUPPORTED_MEDIA_TYPE: 'invalidInput',
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'wrongMethod',
  PAYLOAD_TOO_LARGE: 'tooLarge',
};

export const { router, mergeRouters, createCallerFactory } = t;

const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  const failure = result.ok ? null : failureOf(result.error.cause);
  if (failure === null) return result;
  throw new TRPCError({ code: trpcCodes[failure.reason], cause: failure });
});

const guardChanges = t.middleware(async ({ ctx, type, next }) => {
  if (type === 'mutation') await ctx.checkSender();
  return next();
});

/** One line for every change: by whom, to which loan, with what outcome. A batch has a line for each of its calls. The request's own line tells the same of its last call. */
const logCalls = t.middleware(async ({ ctx, type, path, next }) => {
  const about: ApiContext['about'] = { accountId: null, applicationId: null };
  const result = await traced({ name: path }, async (span) => {
    const done = await next({ ctx: { about } });
    const { accountId, applicationId } = about;
    if (accountId) span.setAttribute('hearthline.account_id', accountId);
    if (applicationId) span.setAttribute('hearthline.application_id', applicationId);
    if (!done.ok) markFailed(span, done.error.cause ?? done.error);
    return done;
  });
  const { cause, code } = result.ok ? {} : result.error;
  const reason = cause instanceof AppError ? cause.reason : undefined;
  ctx.about.accountId = about.accountId ?? ctx.about.accountId;
  ctx.about.applicationId = about.applicationId ?? ctx.about.applicationId;
  if (reason) ctx.about.outcome = reason;
  const outcome = result.ok ? 'done' : (reason ?? code);
  if (type === 'mutation') ctx.container.log.info({ requestId: ctx.requestId, path, ...about, outcome }, 'change');
  return result;
});

export const publicProcedure = t.procedure.use(logCalls).use(mapErrors).use(guardChanges);

/** Proved: a signed-in applicant. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = await ctx.sessionOf('applicant');
  if (!session) throw new AppError('signInRequired');
  ctx.about.accountId = session.accountId;
  return next({ ctx: { session } });
});

/** Proved: an application of the caller's, and which of its applicants the caller is. */
export const applicantProcedure = signedInProcedure.use(async ({ ctx, next }) => {
  const { application } = ctx.session;
  if (!application) throw new AppError('notFound');
  const { id: sessionId, accountId } = ctx.session;
  ctx.about.applicationId = application.id;
  return next({
    ctx: {
      writer: { applicationId: application.id, person: application.person, variant: application.variant },
      maker: { accountId, sessionId },
    },
  });
});

/** Proved: the caller is the borrower of their application. These replies could reveal the borrower's score to the coborrower. */
export const borrowerProcedure = applicantProcedure.use(({ ctx, next }) => {
  if (ctx.writer.person !== 'borrower') throw new AppError('notAllowed');
  return next();
});

/** Proved: a signed-in member of staff. */
export const portalProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = await ctx.sessionOf('portal');
  if (!session) throw new AppError('signInRequired');
  ctx.about.accountId = session.accountId;
  const grants = await staffGrants(ctx.container, session.accountId);
  /** The current caller, in a stream; null once the session is over. */
  const staffNow = async (): Promise<Staff | null> => {
    const now = await ctx.sessionNow('portal');
    return now && { accountId: now.accountId, grants: await staffGrants(ctx.container, now.accountId) };
  };
  return next({ ctx: { session, grants, staffNow } });
});

/** Proved: a member of staff with a grant that covers the action. */
export const staffProcedure = (action: Action) =>
  portalProcedure.meta({ action, isOfLoan: false }).use(({ ctx, next }) => {
    if (!may(ctx.grants, action)) throw new AppError('notAllowed');
    return next();
  });

/** The caller, for use cases that list: from the session and the stored grants alone. */
export const staffOf = ({ session, grants }: { session: SessionFacts; grants: Staff['grants'] }): Staff => ({
  accountId: session.accountId,
  grants,
});

/** Proved: a member of staff with a grant that carries the action and covers the requested loan. */
export const loanProcedure = <A extends Action>(action: A) =>
  staffProcedure(action)
    .meta({ action, isOfLoan: true })
    .input(z.object({ loanId: z.uuid() }))
    .use(async ({ ctx, input, next }) => {
      const { accountId } = ctx.session;
      ctx.about.applicationId = input.loanId;
      const staff = await requireStaff(ctx.container, { accountId, action, applicationId: input.loanId });
      return next({ ctx: { staff } });
    });
