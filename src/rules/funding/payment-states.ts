import type { PaymentChannel, PaymentState } from '#entities/facts/payment.ts';

/** Every step a payment can take. A settled one may still come back. */
const nextStates = {
  created: ['approved', 'canceled'],
  approved: ['sending', 'sent', 'canceled'],
  // Back to approved only where the bank certainly did not take it.
  sending: ['approved', 'sent', 'unknown', 'refused'],
  // Staff, or the answer that came late, settle the doubt; it is never sent again by itself.
  unknown: ['sent', 'refused'],
  sent: ['settled', 'returned'],
  settled: ['returned'],
  returned: [],
  refused: [],
  canceled: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  (nextStates[from] as readonly PaymentState[]).includes(to);

const over: ReadonlySet<PaymentState> = new Set<PaymentState>(['returned', 'refused', 'canceled']);

/** Money of this payment may be on its way or there: nothing else may be paid for the same purpose. */
export const isAlive = (state: PaymentState): boolean => !over.has(state);

/** Whom a payment waits for; null once it is settled or over for good. */
export const paymentWaits = [
  'secondPerson',
  'service',
  'bankFile',
  'staffToPay',
  'handOver',
  'staffToCheck',
  'bank',
  'replacement',
] as const;
export type PaymentWait = (typeof paymentWaits)[number];

type Waiting = { state: PaymentState; channel: PaymentChannel; isReplaced: boolean };

const whileApproved = { api: 'service', file: 'bankFile', hand: 'staffToPay', kept: null } as const satisfies Record<
  PaymentChannel,
  PaymentWait | null
>;

export const waitsFor = ({ state, channel, isReplaced }: Waiting): PaymentWait | null => {
  switch (state) {
    case 'created':
      return 'secondPerson';
    case 'approved':
      return whileApproved[channel];
    case 'sending':
      return channel === 'file' ? 'handOver' : 'service';
    case 'unknown':
      return 'staffToCheck';
    case 'sent':
      return 'bank';
    case 'returned':
    case 'refused':
      return isReplaced ? null : 'replacement';
    case 'settled':
    case 'canceled':
      return null;
  }
};
