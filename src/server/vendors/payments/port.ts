import type { Destination, PaymentKind, PaymentMethod } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';
import type { Cents } from '#entities/values/money.ts';

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

/** Neither throws. `methods`: how it can pay; staff pay the rest at the bank. */
export type PaymentService = {
  methods: readonly PaymentMethod[];
  send: (order: PaymentOrder) => Promise<OrderAnswer>;
  /** Asks for one payment, by our key and the service's reference. */
  look: (of: { key: string; reference: string }) => Promise<PaymentStanding>;
};

export type FiledPayment = { number: number; kind: PaymentKind; amountCents: Cents; destination: Destination | null };
/** `at` is HHMM; `modifier` tells the files of one day apart. */
export type FileHead = { number: number; on: Day; at: string; effectiveOn: Day; modifier: string };

export type BankEntry = { kind: 'return' | 'change'; code: string; trace: string; amount: Cents; information: string };
export const bankFileProblems = [
  'notAFile',
  'lineLength',
  'order',
  'routingNumber',
  'count',
  'hash',
  'amounts',
  'unknownRecord',
] as const;
export type BankFileProblem = (typeof bankFileProblems)[number];

/** Files that staff carry between us and the bank. */
export type BankFiles = {
  /** Made from the payment's own number: it is never in two files under two traces, and a return names it. */
  traceOf: (payment: Pick<FiledPayment, 'number'>) => string;
  /** The same payments give the same bytes. Read back and compared before anyone may have it; throws where they differ. */
  write: (payments: readonly FiledPayment[], head: FileHead) => string;
  /** Returns and notices of change, all of the file or nothing. */
  read: (
    text: string,
  ) => { kind: 'read'; entries: BankEntry[] } | { kind: 'refused'; problem: BankFileProblem; line: number };
};

/** How money leaves: by staff at the bank's own page, as a file for the bank, or through a service. */
export type PaymentPort =
  | { kind: 'hand' }
  | { kind: 'file'; files: BankFiles }
  | { kind: 'api'; service: PaymentService };
