import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { AppError, type AppErrorCode } from '../app-error.ts';
import { realmFacts } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { failureOf } from '../failure-of.ts';
import { botCheckChallenge } from './bot-check-challenge.ts';
import { boundedBody } from './bounded-body.ts';
import { documentVerification } from './document-verification.ts';
import { errorStatuses, RETRY_SECONDS } from './error-statuses.ts';
import { auditExport, pipelineExport, reportExport } from './exports/portal-exports.ts';
import { fileDownload, filePage, fileView } from './files/file-download.ts';
import { fileUpload } from './files/file-upload.ts';
import { lenderFileUpload } from './files/lender-file-upload.ts';
import { loanArchive } from './files/loan-archive.ts';
import { healthRoutes } from './health-routes.ts';
import { leadForm } from './lead-form.ts';
import { leadImport } from './lead-import.ts';
import { optOutPage } from './opt-out-page.ts';
import { isCall, refuseCall } from './refuse-call.ts';
import { type RequestVariables, requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './serve-site.ts';
import { authHandler } from './sign-in/auth-handler.ts';
import { browserLog } from './sign-in/browser-log.ts';
import type { Site } from './site-files.ts';
import { trpcMount } from './trpc-mount.ts';
import { vendorHook } from './vendor-hook.ts';
import { vendorWidget } from './vendor-widget.ts';

const KB = 1024;
/** A hundred thousand leads with room to spare. */
const MOST_LEAD_BYTES = 25 * 1024 * KB;
/** A file takes as long as its sender's line. */
const UPLOADS: readonly string[] = ['/api/files', '/api/portal/loan-files'];
/** Longer than any call should take; a stream counts until its headers are out. */
const HANDLER_MS = 25_000;

export const createApp = (
  container: Container,
  { site, isReady, onVisit }: { site: Site; isReady: () => boolean; onVisit?: () => void },
): Hono<RequestVariables> => {
  const { env, log, words } = container;
  const refuse = (
    context: Context,
    reason: AppErrorCode,
    status: (typeof errorStatuses)[AppErrorCode] | 500 = errorStatuses[reason],
  ): Response =>
    isCall(context)
      ? refuseCall(container, context, { reason, status })
      : context.json({ error: { code: reason, message: words.appErrors[reason] } }, status);
  const limit = (maxSize: number) => boundedBody(maxSize, (context) => refuse(context, 'tooLarge'));
  const app = new Hono<RequestVariables>();

  app.use(requestLog(container));
  app.use(securityHeaders(env.PUBLIC_URL.startsWith('https://')));

  app.route('/', healthRoutes(container, isReady));

  const handlerLimit = timeout(HANDLER_MS, () => new HTTPException(503));
  // A file over a slow line takes longer than any handler; the server's own limit ends it.
  app.use('/api/*', (context, next) => (UPLOADS.includes(context.req.path) ? next() : handlerLimit(context, next)));
  app.use('/api/*', compress());
  app.use('/api/*', async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    // The compression around this adds a missing one by building a new response.
    headers.append('vary', 'Accept-Encoding');
  });
  app.all(`${realmFacts.applicant.base}/*`, limit(16 * KB), authHandler('applicant', container));
  app.all(`${realmFacts.portal.base}/*`, limit(16 * KB), authHandler('portal', container));
  // next-auth's browser code sends its log to the path it was built with, regardless of the page's realm.
  app.post('/api/auth/_log', limit(16 * KB), browserLog(container));
  app.all('/api/trpc/*', limit(256 * KB), trpcMount(container));
  app.get('/api/bot-check', botCheckChallenge(container));
  app.post('/api/lead', limit(8 * KB), leadForm(container, site));
  // A page returned with errors has this address, and a browser may request it again.
  app.get('/api/lead', (context) => context.redirect('/', 303));
  app.post('/api/files', fileUpload(container));
  app.post('/api/verify', limit(20 * 1024 * KB), documentVerification(container));
  app.get('/api/files/:id', fileDownload(container));
  app.get('/api/files/:id/view', fileView(container));
  app.get('/api/files/:id/pages/:page', filePage(container));
  app.post('/api/portal/loan-files', lenderFileUpload(container));
  app.post('/api/portal/leads-import', limit(MOST_LEAD_BYTES), leadImport(container));
  app.get('/api/portal/pipeline.csv', pipelineExport(container));
  app.get('/api/portal/loans/:id/file.zip', loanArchive(container));
  app.get('/api/portal/audit.csv', auditExport(container));
  app.get('/api/portal/reports.csv', reportExport(container));
  app.on(['GET', 'POST'], '/api/opt-out', limit(8 * KB), optOutPage(container));
  app.get('/api/visits/:capability', vendorWidget(container));
  app.post('/api/hooks/:capability', limit(256 * KB), vendorHook(container));
  app.all('/api/*', (context) => refuse(context, 'notFound'));

  app.get('*', serveSite(site, container, onVisit));
  app.notFound(
    async (context) =>
      (await serveSite(site, container)(context, async () => undefined)) ?? refuse(context, 'notFound'),
  );

  app.onError((error, context) => {
    const isTooSlow = error instanceof HTTPException && error.status === 503;
    const failure = isTooSlow ? new AppError('unavailable') : failureOf(error);
    const requestId = context.get('requestId');
    const { path } = context.req;
    context.get('about').outcome = failure?.reason ?? 'unavailable';
    if (failure === null) {
      log.error({ error, requestId, path }, 'request failed');
      return refuse(context, 'unavailable', 500);
    }
    if (failure.reason === 'unavailable') {
      context.header('retry-after', RETRY_SECONDS);
      if (isTooSlow) log.warn({ requestId, path }, 'a call took longer than any should');
      else log.warn({ error: failure.cause, requestId, path }, 'the database is away');
    }
    return refuse(context, failure.reason);
  });
  return app;
};
