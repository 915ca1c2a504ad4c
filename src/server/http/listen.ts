import { type ServerType, serve } from '@hono/node-server';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const DRAIN_MS = 10_000;

type Fetch = Parameters<typeof serve>[0]['fetch'];

const options = {
  // Long enough for the largest file over a slow connection; headers must still arrive at once.
  requestTimeout: 600_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
};

const closeConnections = (server: ServerType): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    }
  });

/**
 * Resolves once the port is open, to a function that closes it and lets all work in progress finish, even for a caller that has
 * since disconnected.
 */
export const listen = (fetch: Fetch, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const running = new Set<Promise<unknown>>();
    const answer: Fetch = (...asked) => {
      const answering = fetch(...asked);
      if (answering instanceof Promise) {
        const forget = () => running.delete(answering);
        running.add(answering);
        answering.then(forget, forget);
      }
      return answering;
    };
    const close = async () => {
      await closeConnections(server);
      await Promise.allSettled(running);
    };
    const server = serve({ fetch: answer, port: PORT, hostname: HOST, serverOptions: options }, () => resolve(close));
    server.on('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${PORT} is taken by another program. Stop it, or set PORT to a free one.`;
      reject(error.code === 'EADDRINUSE' ? new StartError(taken) : error);
    });
  });
