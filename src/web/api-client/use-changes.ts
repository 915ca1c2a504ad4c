import { useEffect, useRef } from 'react';
import { sendChecked } from './api.ts';
import type { ChangeStream } from './follow-changes.ts';
import { shareStreams } from './share-streams.ts';

const RETRY_MILLISECONDS = 3000;

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** Who has no application yet follows no stream, and loads nothing for one. A file that does not come is asked for again. */
const bring = async (signal: AbortSignal): Promise<typeof import('./follow-changes.ts') | null> => {
  while (!signal.aborted) {
    const brought = await import('./follow-changes.ts').catch(() => null);
    if (brought !== null) return brought;
    await wait(RETRY_MILLISECONDS, signal);
  }
  return null;
};

const listen = shareStreams(async (stream, onChange, signal) => {
  const brought = await bring(signal);
  await brought?.followChanges({ stream: JSON.parse(stream), send: sendChecked, signal, onChange, wait });
});

/** Calls back at every change the stream announces, from any tab, person or staff. Null follows nothing. */
export const useChanges = (stream: ChangeStream | null, onChange: (value: unknown) => void): void => {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // A new object with the same content is the same stream.
  const wanted = stream && JSON.stringify(stream);
  useEffect(() => {
    if (wanted !== null) return listen(wanted, (value) => latest.current(value));
  }, [wanted]);
};

/** The caller's own application: its version now and after each save. */
export const OWN_CHANGES: ChangeStream = { path: 'application.changes' };
