import { describe, expect, it } from 'vitest';
import { type PaymentState, paymentChannel, paymentState } from '#entities/facts/payment.ts';
import { fc } from '#testing/fast-check.ts';
import { isAlive, mayBecome, waitsFor } from './payment-states.ts';

const states = paymentState.options;

/** Written out once more by hand: every pair that is not here is refused. */
const allowed = new Set(
  [
    'created approved, created canceled, approved sending, approved sent, approved canceled',
    'sending approved, sending sent, sending unknown, sending refused, unknown sent, unknown refused',
    'sent settled, sent returned, settled returned',
  ].flatMap((line) => line.split(', ')),
);

describe('a payment', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(allowed.has(`${from} ${to}`));
  });

  it('never leaves twice: between two sendings it was certainly not taken', () => {
    const walk = fc.array(fc.constantFrom(...states), { maxLength: 30 });
    fc.assert(
      fc.property(walk, (wishes) => {
        let state: PaymentState = 'created';
        let leftTimes = 0;
        for (const to of wishes) {
          if (!mayBecome(state, to)) continue;
          if (to === 'sent') leftTimes += 1;
          state = to;
        }
        expect(leftTimes).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('that is over stays over, and only such a one may be replaced', () => {
    for (const state of states)
      expect(isAlive(state)).toBe(states.some((to) => mayBecome(state, to)) || state === 'settled');
  });

  it('waits for somebody until it is settled, canceled or replaced', () => {
    for (const state of states)
      for (const channel of paymentChannel.options) {
        const isDone = state === 'settled' || state === 'canceled' || (state === 'approved' && channel === 'kept');
        expect([state, waitsFor({ state, channel, isReplaced: false }) === null]).toEqual([state, isDone]);
      }
    expect(waitsFor({ state: 'returned', channel: 'api', isReplaced: true })).toBeNull();
    expect(waitsFor({ state: 'refused', channel: 'file', isReplaced: true })).toBeNull();
    expect(waitsFor({ state: 'sending', channel: 'file', isReplaced: false })).toBe('handOver');
  });
});
