import { EventEmitter, on } from 'node:events';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { CLOCK_CHANNEL } from './repos/sandbox-clock.ts';

/** Written to by the trigger on `applications`, when the transaction commits and only then. */
const CHANNEL = 'application_changed';

export type LiveUpdates = {
  /** Yields the application's new version numbers, from whichever process saved them, until the signal aborts. */
  changesOf: (applicationId: string, signal: AbortSignal) => AsyncGenerator<number>;
  /** Ends every stream at once, so that a shutdown need not wait for open tabs. */
  endStreams: () => void;
  stop: () => Promise<void>;
};

/** One connection per process listens for all; it reconnects for as long as the process lives. */
export const listenForChanges = async ({
  url,
  log,
  onClockMoved,
}: {
  url: string;
  log: Logger;
  onClockMoved: (offsetDays: number) => void;
}): Promise<LiveUpdates> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const ended = new AbortController();
  let client: pg.Client;
  let isStopped = false;

  const listen = async (): Promise<void> => {
    client = new pg.Client(url);
    client.on('notification', ({ channel, payload }) => {
      if (channel === CLOCK_CHANNEL) return onClockMoved(Number(payload));
      const [applicationId, version] = (payload ?? '').split(' ');
      if (applicationId) emitter.emit(applicationId, Number(version));
    });
    client.on('error', (error) => {
      log.warn({ error }, 'live updates lost their connection');
      if (!isStopped) setTimeout(() => listen().catch(() => undefined), 1000).unref();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}; LISTEN ${CLOCK_CHANNEL}`);
  };
  await listen();

  return {
    changesOf: async function* (applicationId, signal) {
      const either = AbortSignal.any([signal, ended.signal]);
      try {
        for await (const [version] of on(emitter, applicationId, { signal: either })) yield version;
      } catch (error) {
        if (!either.aborted) throw error;
      }
    },
    endStreams: () => ended.abort(),
    stop: async () => {
      isStopped = true;
      await client.end();
    },
  };
};
