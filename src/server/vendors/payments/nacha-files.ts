import { toCents } from '#entities/values/money.ts';
import type { NachaEntry } from './nacha-entry.ts';
import type { BankEntry, BankFiles, FiledPayment, FileHead } from './port.ts';
import { readNacha } from './read-nacha.ts';
import { batchCount, type NachaOriginator, writeNacha } from './write-nacha.ts';

/** Below the numbers of the offsetting debits. */
const MOST_PAYMENTS = 9_000_000;

const numbered = ({ bankRoutingNumber }: NachaOriginator, number: number): string =>
  `${bankRoutingNumber.slice(0, 8)}${String(number).padStart(7, '0')}`;

const traceOf = ({ number }: Pick<FiledPayment, 'number'>, originator: NachaOriginator): string => {
  if (number >= MOST_PAYMENTS) throw new Error('The trace numbers of payments are used up.');
  return numbered(originator, number);
};

const entryOf = (payment: FiledPayment, originator: NachaOriginator): NachaEntry => {
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
};

type Compared = Pick<NachaEntry, 'trace' | 'amount' | 'routingNumber' | 'accountNumber'>;
const sameAs = (entries: readonly Compared[]): string =>
  entries
    .map(({ trace, amount, routingNumber, accountNumber }) => [trace, amount, routingNumber, accountNumber].join('/'))
    .toSorted()
    .join();

const fileText = (
  payments: readonly FiledPayment[],
  { number, ...head }: FileHead,
  originator: NachaOriginator,
): string => {
  const entries = payments.map((payment) => entryOf(payment, originator));
  const offsetTraces = Array.from({ length: batchCount(entries) }, (_, at) =>
    numbered(originator, MOST_PAYMENTS + ((number * 4 + at) % 1_000_000)),
  );
  const text = writeNacha({ originator, entries, offsetTraces, ...head });
  const read = readNacha(text);
  if (read.kind !== 'read') throw new Error(`The file cannot be read back: ${read.problem} in line ${read.line}.`);
  const credits = read.batches.flatMap((batch) => batch.entries).filter(({ trace }) => !offsetTraces.includes(trace));
  if (sameAs(credits) !== sameAs(entries)) throw new Error('The file reads back as other payments.');
  return text;
};

const returnsIn = (text: string): ReturnType<BankFiles['read']> => {
  const read = readNacha(text);
  if (read.kind === 'refused') return read;
  const entries = read.batches
    .flatMap((batch) => batch.entries)
    .flatMap(({ about, amount }): BankEntry[] => (about === null ? [] : [{ ...about, amount: toCents(amount) }]));
  return { kind: 'read', entries };
};

/** Files of the ACH network, which any bank takes. */
export const nachaFiles = (originator: NachaOriginator): BankFiles => ({
  traceOf: (payment) => traceOf(payment, originator),
  write: (payments, head) => fileText(payments, head, originator),
  read: returnsIn,
});
