import type { z } from 'zod';
import { type Breaker, closedBreaker, mayAsk, restUntil, whenAnswered, whenAsked, whenFailed } from './breaker.ts';
import { type Adapter, type Answered, type Port, type Unavailable, unavailable } from './port.ts';

export type Surroundings = {
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
};

export const realSurroundings: Surroundings = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds).unref()),
  random: Math.random,
};

export type Patience = { timeoutMs: number; tries: number; pauseMs: number };
export const usualPatience: Patience = { timeoutMs: 10_000, tries: 3, pauseMs: 200 };

/** A longer wait is not ours to sit out: the queue asks again. */
const MOST_WAIT_MS = 2_000;
/** The vendor is there and said no or not yet: asking again at once changes nothing, and others need not wait. */
const isFinal = (answer: unknown): boolean => {
  const reason = unavailable.safeParse(answer).data?.reason;
  return reason === 'refused' || reason === 'otherPerson' || reason === 'notReady';
};

/** Exponential backoff with at least half the delay, so that many processes do not retry in step. */
export const pauseBefore = (retry: number, { pauseMs, random }: { pauseMs: number; random: number }): number =>
  Math.round(pauseMs * 2 ** (retry - 1) * (0.5 + random / 2));

const missing = (reason: Unavailable['reason']): Answered<never> => ({
  answer: { kind: 'unavailable', reason },
  raw: '',
});

type Wait = { waitMs?: number };

type Wrapped<Request, Answer> = {
  adapter: Adapter<Request>;
  answer: z.ZodType<Answer>;
  patience?: Patience;
  surroundings?: Surroundings;
};

/** Wraps every port once: it answers in the promised shape and in time, or reports that it is unavailable. It never throws. */
export const resilient = <Request, Answer>({
  adapter,
  answer,
  patience = usualPatience,
  surroundings = realSurroundings,
}: Wrapped<Request, Answer>): Port<Request, Answer> => {
  let breaker: Breaker = closedBreaker;

  const once = async (request: Request, idempotencyKey: string): Promise<Answered<Answer> & Wait> => {
    const stop = new AbortController();
    const late = surroundings.sleep(patience.timeoutMs).then(() => 'late' as const);
    const told = adapter(request, { idempotencyKey, signal: stop.signal }).catch(() => null);
    const first = await Promise.race([told, late]);
    if (first === 'late') stop.abort();
    if (first === 'late' || first === null) return missing(first === null ? 'down' : 'timeout');
    const none = unavailable.safeParse(first.answer);
    if (none.success) return { answer: none.data, raw: first.raw, waitMs: first.retryAfterMs ?? 0 };
    const parsed = answer.safeParse(first.answer);
    return parsed.success ? { answer: parsed.data, raw: first.raw } : { ...missing('garbage'), raw: first.raw };
  };

  return async (request, idempotencyKey) => {
    let last: Answered<Answer> & Wait = missing('resting');
    for (let attempt = 1; attempt <= patience.tries; attempt += 1) {
      if (!mayAsk(breaker, surroundings.now())) break;
      if (attempt > 1) {
        const random = surroundings.random();
        const pause = pauseBefore(attempt - 1, { pauseMs: patience.pauseMs, random });
        await surroundings.sleep(Math.max(pause, last.waitMs ?? 0));
      }
      breaker = whenAsked(breaker);
      last = await once(request, idempotencyKey);
      if (!unavailable.safeParse(last.answer).success || isFinal(last.answer)) {
        breaker = whenAnswered();
        break;
      }
      const { waitMs = 0 } = last;
      const now = surroundings.now();
      breaker = waitMs > MOST_WAIT_MS ? restUntil(now + waitMs) : whenFailed(breaker, now);
    }
    return { answer: last.answer, raw: last.raw };
  };
};
