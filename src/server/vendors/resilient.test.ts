import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fc } from '#testing/fast-check.ts';
import { FAILURES_TO_OPEN, REST_MS } from './breaker.ts';
import type { Told } from './port.ts';
import { pauseBefore, resilient, usualPatience } from './resilient.ts';

const answer = z.object({ kind: z.literal('found'), value: z.number() });
const good: Told = { answer: { kind: 'found', value: 1 }, raw: 'good' };
const none: Told = { answer: { kind: 'unavailable', reason: 'notReady' }, raw: 'later' };

const busy: Told = { answer: { kind: 'unavailable', reason: 'busy' }, raw: '' };

/** A vendor that gives the listed replies in order, repeating the last one, on a clock the test controls. */
const world = (replies: readonly (Told | 'throws' | 'silence')[]) => {
  const seen = { asked: 0, keys: new Set<string>(), pauses: [] as number[], aborted: 0, now: 0 };
  const port = resilient<string, z.infer<typeof answer>>({
    answer,
    adapter: async (_, { idempotencyKey, signal }) => {
      const reply = replies[Math.min(seen.asked, replies.length - 1)];
      seen.asked += 1;
      seen.keys.add(idempotencyKey);
      signal.addEventListener('abort', () => {
        seen.aborted += 1;
      });
      if (reply === 'silence') return new Promise(() => undefined);
      if (reply === undefined || reply === 'throws') throw new Error('no route to host');
      return reply;
    },
    surroundings: {
      now: () => seen.now,
      random: () => 0.5,
      sleep: async (milliseconds) => {
        if (milliseconds < usualPatience.timeoutMs) seen.pauses.push(milliseconds);
        // Available answers come before the timeout.
        else await new Promise((done) => setImmediate(done));
      },
    },
  });
  return { seen, ask: async () => (await port('question', 'key')).answer };
};

describe('a port', () => {
  it('hands on a good answer at once', async () => {
    const { seen, ask } = world([good]);
    expect([await ask(), seen.asked, seen.pauses]).toEqual([good.answer, 1, []]);
  });

  it.each([
    ['down', 'throws', 'down'],
    ['slow', 'silence', 'timeout'],
    ['garbage', { answer: '<html>', raw: '<html>' }, 'garbage'],
    ['half an answer', { answer: { kind: 'found' }, raw: '{' }, 'garbage'],
    ['not ready', none, 'notReady'],
  ] as const)('that is %s is asked three times under one key, then unavailable', async (_, reply, reason) => {
    const { seen, ask } = world([reply]);
    expect(await ask()).toEqual({ kind: 'unavailable', reason });
    expect([seen.asked, [...seen.keys], seen.pauses]).toEqual([3, ['key'], [150, 300]]);
    expect(seen.aborted).toBe(reply === 'silence' ? 3 : 0);
  });

  it('that refuses is asked once, and nobody else has to wait for it', async () => {
    const refusal: Told = { answer: { kind: 'unavailable', reason: 'refused' }, raw: 'no' };
    const { seen, ask } = world([refusal]);
    for (let at = 0; at <= FAILURES_TO_OPEN; at += 1)
      expect(await ask()).toEqual({ kind: 'unavailable', reason: 'refused' });
    expect([seen.asked, seen.pauses]).toEqual([FAILURES_TO_OPEN + 1, []]);
  });

  it('that names a short wait is asked again after it', async () => {
    const { seen, ask } = world([{ ...busy, retryAfterMs: 1_000 }, good]);
    expect([await ask(), seen.pauses]).toEqual([good.answer, [1_000]]);
  });

  it('that names a long wait is left alone until then', async () => {
    const { seen, ask } = world([{ ...busy, retryAfterMs: 600_000 }, good]);
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'busy' });
    seen.now += 599_999;
    expect([await ask(), seen.asked]).toEqual([{ kind: 'unavailable', reason: 'resting' }, 1]);
    seen.now += 1;
    expect([await ask(), seen.asked]).toEqual([good.answer, 2]);
  });

  it('that comes back in between answers', async () => {
    const { seen, ask } = world(['throws', none, good]);
    expect([await ask(), seen.asked]).toEqual([good.answer, 3]);
  });

  it('that keeps failing is left to rest, then tried with one question', async () => {
    const { seen, ask } = world([...Array.from({ length: FAILURES_TO_OPEN + 1 }, () => 'throws' as const), good]);
    await ask();
    await ask();
    expect(seen.asked).toBe(FAILURES_TO_OPEN);
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'resting' });
    seen.now += REST_MS;
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'down' });
    expect(seen.asked).toBe(FAILURES_TO_OPEN + 1);
    seen.now += REST_MS;
    expect([await ask(), await ask()]).toEqual([good.answer, good.answer]);
  });
});

it('pauses between half and the whole of a span that doubles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (retry, random) => {
      const span = 200 * 2 ** (retry - 1);
      const pause = pauseBefore(retry, { pauseMs: 200, random });
      return pause >= span / 2 && pause <= span;
    }),
  );
});
