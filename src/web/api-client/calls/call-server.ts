import { CallError } from './call-error.ts';
import { fromWire, toWire, type Wire } from './wire.ts';

export type Call = {
  path: string;
  type: 'query' | 'mutation';
  input: unknown;
  signal?: AbortSignal | undefined;
  context?: { isLeaving?: boolean } | undefined;
};

export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** How a batch goes out: by address, or with a body; and when. */
export type Lane = {
  name: string;
  method: 'GET' | 'POST';
  headers: () => Record<string, string>;
  send: Send;
  /** What a press changes goes out before the page is drawn again; what all parts of a page ask waits for the last of them. */
  whenDrawn: 'before' | 'after';
};

type Waiting = { call: Call; settle: (answer: unknown) => void; fail: (error: CallError) => void };

/** One bot check covers as many. */
const MOST_IN_BATCH = 30;

const wireOf = (input: unknown): Wire | undefined =>
  input === undefined ? undefined : typeof input === 'object' && input !== null ? toWire(input) : { json: input };

const failureOf = (cause: unknown): CallError =>
  cause instanceof CallError ? cause : new CallError(cause instanceof Error ? cause.message : String(cause), { cause });

type Answer = { result: { data: Wire } } | { error: Wire };

const refusalOf = (error: Wire): CallError => {
  const shape = fromWire(error) as NonNullable<CallError['shape']>;
  return new CallError(shape.message, { shape });
};

const settle = ({ settle: done, fail }: Waiting, answer: Answer): void => {
  try {
    if ('result' in answer) done(fromWire(answer.result.data));
    else fail(refusalOf(answer.error));
  } catch (error) {
    fail(failureOf(error));
  }
};

/** A request goes on as long as one of its calls is wanted. */
const sharedSignal = (waiting: readonly Waiting[]): AbortSignal | null => {
  const signals = waiting.flatMap(({ call: { signal } }) => signal ?? []);
  if (signals.length < waiting.length) return null;
  const all = new AbortController();
  const check = () => signals.every(({ aborted }) => aborted) && all.abort();
  for (const signal of signals) signal.addEventListener('abort', check);
  check();
  return all.signal;
};

const JSON_BODY = { 'content-type': 'application/json' };

const sendBatch = async ({ method, headers, send }: Lane, waiting: readonly Waiting[]): Promise<void> => {
  const paths = waiting.map(({ call }) => call.path).join(',');
  const inputs = JSON.stringify(Object.fromEntries(waiting.map(({ call }, at) => [at, wireOf(call.input)])));
  const isByAddress = method === 'GET';
  try {
    const response = await send(
      `/api/trpc/${paths}?batch=1${isByAddress ? `&input=${encodeURIComponent(inputs)}` : ''}`,
      {
        method,
        signal: sharedSignal(waiting),
        headers: { ...(isByAddress ? {} : JSON_BODY), ...headers() },
        ...(isByAddress ? {} : { body: inputs }),
      },
    );
    const answers: Answer[] | Answer = await response.json();
    for (const [at, each] of waiting.entries())
      settle(each, Array.isArray(answers) ? (answers[at] as Answer) : answers);
  } catch (error) {
    for (const { fail } of waiting) fail(failureOf(error));
  }
};

/** Calls of one moment go out together. */
export const batched = (laneOf: (call: Call) => Lane): ((call: Call) => Promise<unknown>) => {
  const lanes = new Map<string, Waiting[]>();
  const flush = (lane: Lane): void => {
    const waiting = lanes.get(lane.name) ?? [];
    lanes.delete(lane.name);
    for (let at = 0; at < waiting.length; at += MOST_IN_BATCH)
      void sendBatch(lane, waiting.slice(at, at + MOST_IN_BATCH));
  };
  return (call) =>
    new Promise((resolve, fail) => {
      const lane = laneOf(call);
      const waiting = lanes.get(lane.name);
      const one = { call, settle: resolve, fail };
      if (waiting) return void waiting.push(one);
      lanes.set(lane.name, [one]);
      if (lane.whenDrawn === 'before') queueMicrotask(() => flush(lane));
      else setTimeout(() => flush(lane));
    });
};

/** At once and alone: a batch waits for a timer, and a page being left has none. */
export const sendAlone = async ({ path, input }: Call, send: Send): Promise<unknown> => {
  try {
    const body = JSON.stringify(wireOf(input));
    const response = await send(`/api/trpc/${path}`, { method: 'POST', headers: JSON_BODY, body });
    const answer: Answer = await response.json();
    return await new Promise((done, fail) =>
      settle({ call: { path, type: 'mutation', input }, settle: done, fail }, answer),
    );
  } catch (error) {
    throw failureOf(error);
  }
};
