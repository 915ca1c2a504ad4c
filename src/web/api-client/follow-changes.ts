import { z } from 'zod';
import { fromWire, toWire } from './calls/wire.ts';
import { isRefusal } from './is-refusal.ts';
import { serverEvents } from './server-events.ts';

/** A subscription of the API, with its input. */
export type ChangeStream = { path: string; input?: object };

type Send = (input: string, init: RequestInit) => Promise<Response>;
type Following = {
  stream: ChangeStream;
  send: Send;
  signal: AbortSignal;
  /** The value announced; null after a gap in a stream that cannot say what was missed. */
  onChange: (value: unknown) => void;
  /** Resolves after so many milliseconds, at once when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

const RECONNECT_MILLISECONDS = 3000;
/** The server sends a sign of life every 15 seconds. */
const SILENCE_MILLISECONDS = 45_000;

const failure = z.object({ data: z.object({ httpStatus: z.number() }) });

const parsed = (data: string): unknown => {
  try {
    return fromWire(JSON.parse(data));
  } catch {
    return null;
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

/** Follows a subscription until the signal aborts or the server refuses it; reconnects and goes on where it was. */
export const followChanges = async ({ stream, send, signal, onChange, wait }: Following): Promise<void> => {
  let lastId: string | null = null;
  let isReconnecting = false;

  /** One connection, to its end; whether the server refused. */
  const connect = async (connection: AbortController): Promise<boolean> => {
    let silence = new AbortController();
    const heard = () => {
      silence.abort();
      silence = new AbortController();
      const { signal: heardAgain } = silence;
      void wait(SILENCE_MILLISECONDS, heardAgain).then(() => heardAgain.aborted || connection.abort());
    };
    try {
      heard();
      const response = await send(`/api/trpc/${stream.path}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...(lastId === null ? {} : { 'last-event-id': lastId }) },
        body: JSON.stringify(toWire(stream.input ?? {})),
        signal: connection.signal,
      });
      if (!response.ok || !response.body) return response.status < 500;
      for await (const { event, data, id } of serverEvents(readAll(response.body))) {
        heard();
        if (event === 'serialized-error') return isRefusal(failure.safeParse(parsed(data)).data ?? {});
        if (event === 'connected' && isReconnecting && lastId === null) onChange(null);
        // After a reconnect the server repeats the newest value, which may be known.
        if (event !== 'message' || (id !== undefined && id === lastId)) continue;
        lastId = id ?? null;
        onChange(parsed(data));
      }
      return false;
    } finally {
      silence.abort();
    }
  };

  while (!signal.aborted) {
    const connection = new AbortController();
    const stop = () => connection.abort();
    signal.addEventListener('abort', stop);
    const isRefused = await connect(connection).catch(() => false);
    signal.removeEventListener('abort', stop);
    connection.abort();
    if (isRefused || signal.aborted) return;
    isReconnecting = true;
    await wait(RECONNECT_MILLISECONDS, signal);
  }
};
