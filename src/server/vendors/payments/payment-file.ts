import type { Destination, PaymentKind } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';
import type { NachaEntry } from './nacha-entry.ts';
import { readNacha } from './read-nacha.ts';
import { batchCount, type NachaOriginator, writeNacha } from './write-nacha.ts';

type FiledPayment = { number: number; kind: PaymentKind; amountCents: number; destination: Destination | null };

/** Below the numbers of the offsetting debits. */
const MOST_PAYMENTS = 9_000_000;

const numbered = ({ bankRoutingNumber }: NachaOriginator, number: number): string =>
  `${bankRoutingNumber.slice(0, 8)}${String(number).padStart(7, '0')}`;

/** Made from the payment's own number: it is never in two files under two traces, and a return names it. */
export const traceOf = ({ number }: Pick<FiledPayment, 'number'>, originator: NachaOriginator): string => {
  if (number >= MOST_PAYMENTS) throw new Error('The trace numbers of payments are used up.');
  return numbered(originator, number);
};

export const fileEntries = (payments: readonly FiledPayment[], originator: NachaOriginator): NachaEntry[] =>
  payments.map((payment) => {
    const { number, kind, amountCents, destination: to } = payment;
    if (to === null || to.method !== 'ach') throw new Error(`Payment ${number} has no account to credit.`);
    const isPayoff = kind === 'payoff';
    return {
      trace: traceOf(payment, originator),
      secCode: isPayoff ? 'CCD' : 'PPD',
      accountKind: to.accountKind,
      routingNumber: to.routingNumber,
      accountNumber: to.accountNumber,
      amount: amountCents,
      reference: `PAY-${number}`,
      name: to.holder,
      description: isPayoff ? 'PAYOFF' : 'DRAW',
      addenda: to.memo,
    };
  });

type Filed = {
  originator: NachaOriginator;
  entries: readonly NachaEntry[];
  on: Day;
  at: string;
  effectiveOn: Day;
  modifier: string;
  number: number;
};

const sameAs = (
  entries: readonly Pick<NachaEntry, 'trace' | 'amount' | 'routingNumber' | 'accountNumber'>[],
): string[] =>
  entries.map(({ trace, amount, routingNumber, accountNumber }) =>
    [trace, amount, routingNumber, accountNumber].join('/'),
  );

/** The file's text. It is read back and compared payment by payment before anyone may have it. */
export const fileText = ({ entries, originator, number, ...days }: Filed): string => {
  const offsetTraces = Array.from({ length: batchCount(entries) }, (_, at) =>
    numbered(originator, MOST_PAYMENTS + ((number * 4 + at) % 1_000_000)),
  );
  const text = writeNacha({ originator, entries, offsetTraces, ...days });
  const read = readNacha(text);
  if (read.kind !== 'read') throw new Error(`The file cannot be read back: ${read.problem} in line ${read.line}.`);
  const credits = read.batches.flatMap((batch) => batch.entries).filter(({ trace }) => !offsetTraces.includes(trace));
  if (sameAs(credits).toSorted().join() !== sameAs(entries).toSorted().join())
    throw new Error('The file reads back as other payments.');
  return text;
};
