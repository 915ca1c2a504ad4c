import { EventEmitter, on } from 'node:events';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../log.ts';

/** Notified by the trigger on `applications`, when the transaction commits and only then. */
const CHANNEL = 'application_changed';
const PIPELINE = 'pipeline_changed';

const placed = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  branchId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  broughtBy: z.string().nullable(),
});
export type PipelineChange = z.infer<typeof placed>;

export type LiveUpdates = {
  /** Yields the application's new version numbers, saved by any process, until the signal aborts. */
  changesOf: (applicationId: string, signal: AbortSignal) => AsyncGenerator<number>;
  /** Yields each loan whose row in the lists changed, with its office. */
  pipelineChanges: (signal: AbortSignal) => AsyncGenerator<PipelineChange>;
  /** Ends every stream at once, so that a shutdown need not wait for open tabs. */
  endStreams: () => void;
  stop: () => Promise<void>;
};

/** Another channel of the database that a part of this process follows. */
export type Listener = { channel: string; heard: (payload: string) => void };

/** One connection per process listens for all; it reconnects as long as the process lives. */
export const listenForChanges = async ({
  url,
  log,
  further = [],
}: {
  url: string;
  log: Logger;
  further?: readonly Listener[];
}): Promise<LiveUpdates> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const ended = new AbortController();
  let client: pg.Client;
  let isStopped = false;

  const listen = async (): Promise<void> => {
    client = new pg.Client(url);
    client.on('notification', ({ channel, payload }) => {
      const listener = further.find((each) => each.channel === channel);
      if (listener) return listener.heard(payload ?? '');
      if (channel === PIPELINE) return emitter.emit(PIPELINE, placed.parse(JSON.parse(payload ?? '')));
      const [applicationId, version] = (payload ?? '').split(' ');
      if (applicationId) emitter.emit(applicationId, Number(version));
    });
    client.on('error', (error) => {
      log.warn({ error }, 'live updates lost their connection');
      if (!isStopped) setTimeout(() => listen().catch(() => undefined), 1000).unref();
    });
    await client.connect();
    const channels = [CHANNEL, PIPELINE, ...further.map(({ channel }) => channel)];
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
  };
  await listen();

  async function* heard(name: string, signal: AbortSignal) {
    const either = AbortSignal.any([signal, ended.signal]);
    try {
      for await (const [told] of on(emitter, name, { signal: either })) yield told;
    } catch (error) {
      if (!either.aborted) throw error;
    }
  }

  return {
    changesOf: heard,
    pipelineChanges: (signal) => heard(PIPELINE, signal),
    endStreams: () => ended.abort(),
    stop: async () => {
      isStopped = true;
      await client.end();
    },
  };
};
