import { useEffect, useRef } from 'react';
import superjson from 'superjson';
import { z } from 'zod';
import { sendChecked } from '#web/api-client/api.ts';
import { serverEvents } from '#web/api-client/server-events.ts';

const change = z.object({ version: z.int() });

/** The tab's own save is announced here too; its response has usually arrived by then. */
const SETTLE_MILLISECONDS = 400;
const RECONNECT_MILLISECONDS = 5000;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const versionIn = (data: string): number | null => {
  try {
    return change.safeParse(superjson.parse(data)).data?.version ?? null;
  } catch {
    return null;
  }
};

/** Reports every save of this application, from any tab or user, while the page is visible. */
const listen = async (onVersion: (version: number) => void, signal: AbortSignal): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await sendChecked('/api/trpc/application.changes', {
    method: 'PATCH',
    headers,
    body: superjson.stringify({}),
    signal,
  });
  if (!response.ok || !response.body) return;
  for await (const { event, data } of serverEvents(readAll(response.body))) {
    const version = event === 'message' ? versionIn(data) : null;
    if (version !== null) onVersion(version);
  }
};

/** Not every browser supports iterating a stream. */
async function* readAll(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

type Listening = { version: number | null; onNewer: () => void };

/** Calls `onNewer` when the application was changed elsewhere. A null `version` means nothing to listen for. */
export const useNewerVersion = ({ version, onNewer }: Listening): void => {
  const latest = useRef({ version, onNewer });
  latest.current = { version, onNewer };
  const isOn = version !== null;
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const hear = async (told: number) => {
      await wait(SETTLE_MILLISECONDS);
      const { version: known, onNewer: tell } = latest.current;
      if (!stop.signal.aborted && known !== null && told > known) tell();
    };
    const keepListening = async () => {
      while (!stop.signal.aborted) {
        await listen((told) => void hear(told), stop.signal).catch(() => undefined);
        await wait(RECONNECT_MILLISECONDS);
      }
    };
    void keepListening();
    return () => stop.abort();
  }, [isOn]);
};
