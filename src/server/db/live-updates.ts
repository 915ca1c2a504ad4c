import { EventEmitter, on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { type ListenConnection, openListenConnection } from './listen-connection.ts';

/** Notified by the trigger on `applications`, when the transaction commits and only then. */
const CHANNEL = 'application_changed';
const PIPELINE = 'pipeline_changed';
const NOTIFIED = 'staff_notified';
const RECONNECT_MS = 1_000;

const placed = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  branchId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  broughtBy: z.string().nullable(),
});
export type PipelineChange = z.infer<typeof placed>;

/** Stands for every change that may have been missed while the database was away: the reader has to read again. */
export const MISSED = null;

export type LiveUpdates = {
  /** Yields the application's new version numbers, saved by any process, until the signal aborts. */
  changesOf: (applicationId: string, signal: AbortSignal) => AsyncGenerator<number | typeof MISSED>;
  /** Yields each loan whose row in the lists changed, with its office. */
  pipelineChanges: (signal: AbortSignal) => AsyncGenerator<PipelineChange | typeof MISSED>;
  /** Yields whenever something new is told to this member of staff, or was read. */
  notificationsOf: (accountId: string, signal: AbortSignal) => AsyncGenerator<unknown>;
  /** Ends every stream at once, so that a shutdown need not wait for open tabs. */
  endStreams: () => void;
  stop: () => Promise<void>;
};

/** Another channel of the database that a part of this process follows. */
export type Listener = {
  channel: string;
  heard: (payload: string) => void;
  /** Called once the connection is back. */
  missed: () => void;
};

const notifiedName = (accountId: string): string => `${NOTIFIED} ${accountId}`;

type Start = { url: string; log: Logger; further?: readonly Listener[] };

/** One connection per process listens for all; it reconnects as long as the process lives. */
export const listenForChanges = async ({ url, log, further = [] }: Start): Promise<LiveUpdates> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const ended = new AbortController();
  const stopped = new AbortController();

  const heard = (channel: string, payload: string): void => {
    const listener = further.find((each) => each.channel === channel);
    if (listener) listener.heard(payload);
    else if (channel === NOTIFIED) emitter.emit(notifiedName(payload), payload);
    else if (channel === PIPELINE) emitter.emit(PIPELINE, placed.parse(JSON.parse(payload)));
    else {
      const [applicationId, version] = payload.split(' ');
      if (applicationId) emitter.emit(applicationId, Number(version));
    }
  };
  const channels = [CHANNEL, PIPELINE, NOTIFIED, ...further.map(({ channel }) => channel)];
  const open = () => openListenConnection({ url, channels, heard });

  const announceGap = (): void => {
    for (const { missed } of further) missed();
    for (const name of emitter.eventNames()) if (name !== 'error') emitter.emit(name, MISSED);
  };

  const reopen = async (): Promise<ListenConnection | null> => {
    while (!stopped.signal.aborted) {
      await wait(RECONNECT_MS, undefined, { ref: false });
      const opened = await open().catch(() => null);
      if (opened) return opened;
    }
    return null;
  };

  let connection = await open();
  const keepListening = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const error = await connection.lost;
      if (stopped.signal.aborted) return;
      log.warn({ error }, 'live updates lost their connection');
      const reopened = await reopen();
      if (!reopened) return;
      connection = reopened;
      if (stopped.signal.aborted) return connection.end();
      log.info('live updates are back');
      announceGap();
    }
  };
  void keepListening();

  async function* changes(name: string, signal: AbortSignal) {
    const either = AbortSignal.any([signal, ended.signal]);
    try {
      for await (const [told] of on(emitter, name, { signal: either })) yield told;
    } catch (error) {
      if (!either.aborted) throw error;
    }
  }

  return {
    changesOf: changes,
    pipelineChanges: (signal) => changes(PIPELINE, signal),
    notificationsOf: (accountId, signal) => changes(notifiedName(accountId), signal),
    endStreams: () => ended.abort(),
    stop: async () => {
      stopped.abort();
      await connection.end();
    },
  };
};
