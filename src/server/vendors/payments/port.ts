import type { Destination } from '#entities/facts/payment.ts';
import type { Cents } from '#entities/values/money.ts';
import type { NachaOriginator } from './write-nacha.ts';

export type PaymentOrder = {
  /** One for each payment: the bank's service knows a repeated order by it. */
  key: string;
  amount: Cents;
  to: Destination;
  /** Whether a person or a business is paid. */
  purpose: 'draw' | 'payoff';
  loanNumber: string;
};

/** `notTaken`: certainly not, so it may be tried again. `unknown`: it may have been. */
export type OrderAnswer =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'notTaken' }
  | { kind: 'unknown' };

/** `noAnswer`: nothing new; the payment stays as it is. */
export type PaymentStanding =
  | { kind: 'underWay' }
  | { kind: 'settled' }
  | { kind: 'returned'; code: string | null; reason: string | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'noAnswer' };

/** Neither throws. */
export type PaymentService = {
  send: (order: PaymentOrder) => Promise<OrderAnswer>;
  /** Asks for one payment, by our key and the service's reference. */
  look: (of: { key: string; reference: string }) => Promise<PaymentStanding>;
};

/** How money leaves: by staff at the bank's own page, as a file for the bank, or through a service. */
export type PaymentPort =
  | { kind: 'hand' }
  | { kind: 'file'; originator: NachaOriginator }
  | { kind: 'api'; service: PaymentService };
