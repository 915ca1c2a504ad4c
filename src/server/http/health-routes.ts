import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { collectDefaultMetrics } from 'prom-client';
import type { Container } from '../container.ts';
import { RELEASE } from '../release.ts';
import { errorStatuses, RETRY_SECONDS } from './error-statuses.ts';
import { missingToServe } from './missing-to-serve.ts';

/** For load balancers and monitoring: the whole of what a worker process answers. */
export const healthRoutes = (container: Container, isReady: () => boolean): Hono => {
  const { env, metrics, words } = container;
  if (env.METRICS_TOKEN) collectDefaultMetrics({ register: metrics.registry });
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok', version: RELEASE }));
  app.get('/readyz', async (context) => {
    const missing = await missingToServe(container, isReady);
    return missing === null
      ? context.json({ status: 'ready' })
      : context.json({ status: 'not ready', missing }, 503, { 'retry-after': RETRY_SECONDS });
  });
  app.get('/metrics', async (context) => {
    if (!env.METRICS_TOKEN || !isToken(context.req.header('authorization') ?? '', env.METRICS_TOKEN))
      return context.json({ error: { code: 'notFound', message: words.appErrors.notFound } }, errorStatuses.notFound);
    return context.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  return app;
};

const isToken = (header: string, token: string): boolean => {
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
