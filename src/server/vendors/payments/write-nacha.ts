import type { Day } from '#entities/values/day.ts';
import { type NachaEntry, type SecCode, transactionCodes } from './nacha-entry.ts';
import { BLOCK, digits, FILLER, hashOf, line, words } from './nacha-lines.ts';

/** The lender at its own bank. */
export type NachaOriginator = {
  bankRoutingNumber: string;
  bankName: string;
  /** Ten characters, as the bank assigned them. */
  originId: string;
  companyName: string;
  companyId: string;
  /** The account the money leaves from: every file is balanced by one debit of it. */
  accountNumber: string;
};

type NachaFile = {
  originator: NachaOriginator;
  entries: readonly NachaEntry[];
  on: Day;
  /** HHMM. */
  at: string;
  effectiveOn: Day;
  /** A to Z and 0 to 9: tells files of one day apart. */
  modifier: string;
  /** The first trace of the offsetting debits; one more for each batch. */
  offsetTraces: readonly string[];
};

const MIXED = '200';
const shortDay = (day: Day): string => day.slice(2).replaceAll('-', '');

const entryLines = (entry: NachaEntry, transaction: string): string[] => {
  const { routingNumber, accountNumber, amount, reference, name, trace, addenda } = entry;
  const detail = line(
    `6${transaction}`,
    digits(routingNumber, 9),
    words(accountNumber, 17),
    digits(amount, 10),
    words(reference, 15),
    words(name, 22),
    '  ',
    addenda === null ? '0' : '1',
    digits(trace, 15),
  );
  if (addenda === null) return [detail];
  return [detail, line('705', words(addenda, 80), digits(1, 4), digits(trace.slice(-7), 7))];
};

type Batch = { secCode: SecCode; description: string; entries: NachaEntry[] };

const batchesOf = (entries: readonly NachaEntry[]): Batch[] => {
  const batches: Batch[] = [];
  for (const entry of entries) {
    const { secCode, description } = entry;
    const batch = batches.find((each) => each.secCode === secCode && each.description === description);
    if (batch) batch.entries.push(entry);
    else batches.push({ secCode, description, entries: [entry] });
  }
  return batches;
};

type Written = { lines: string[]; count: number; banks: string[]; total: number };

const batchLines = (
  { secCode, description, entries }: Batch,
  { number, offsetTrace, file }: { number: number; offsetTrace: string; file: NachaFile },
): Written => {
  const { originator, effectiveOn } = file;
  const { bankRoutingNumber, companyName, companyId, accountNumber } = originator;
  const odfi = bankRoutingNumber.slice(0, 8);
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const offset: NachaEntry = {
    ...{ trace: offsetTrace, secCode, accountKind: 'checking', routingNumber: bankRoutingNumber, accountNumber },
    ...{ amount: total, reference: `OFFSET ${number}`, name: companyName, description, addenda: null },
  };
  const body = [
    ...entries.flatMap((entry) => entryLines(entry, transactionCodes[entry.accountKind].credit)),
    ...entryLines(offset, transactionCodes.checking.debit),
  ];
  const banks = [...entries, offset].map(({ routingNumber }) => routingNumber);
  const ends = [digits(odfi, 8), digits(number, 7)];
  const head = line(
    `5${MIXED}`,
    words(companyName, 16),
    words('', 20),
    words(companyId, 10),
    secCode,
    words(description, 10),
    words('', 6),
    shortDay(effectiveOn),
    words('', 3),
    '1',
    ...ends,
  );
  const sums = [digits(total, 12), digits(total, 12)];
  const control = line(
    `8${MIXED}`,
    digits(body.length, 6),
    hashOf(banks),
    ...sums,
    words(companyId, 10),
    words('', 25),
    ...ends,
  );
  return { lines: [head, ...body, control], count: body.length, banks, total };
};

/** Payments as a file that any bank takes: credits in batches by kind, each balanced by a debit of the lender's account. The same input gives the same bytes. */
export const writeNacha = (file: NachaFile): string => {
  const { originator, entries, on, at, modifier, offsetTraces } = file;
  if (entries.length === 0) throw new Error('a file without payments');
  const { bankRoutingNumber, bankName, originId, companyName } = originator;
  const batches = batchesOf(entries).map((batch, index) =>
    batchLines(batch, { number: index + 1, offsetTrace: offsetTraces[index] ?? '', file }),
  );
  const head = line(
    '101',
    ` ${digits(bankRoutingNumber, 9)}`,
    words(originId, 10),
    shortDay(on),
    at,
    modifier,
    '094',
    '10',
    '1',
    words(bankName, 23),
    words(companyName, 23),
    words('', 8),
  );
  const lines = [head, ...batches.flatMap((batch) => batch.lines)];
  const total = batches.reduce((sum, batch) => sum + batch.total, 0);
  const blocks = Math.ceil((lines.length + 1) / BLOCK);
  const control = line(
    '9',
    digits(batches.length, 6),
    digits(blocks, 6),
    digits(
      batches.reduce((sum, { count }) => sum + count, 0),
      8,
    ),
    hashOf(batches.flatMap(({ banks }) => banks)),
    digits(total, 12),
    digits(total, 12),
    words('', 39),
  );
  const whole = [...lines, control];
  while (whole.length % BLOCK !== 0) whole.push(FILLER);
  return `${whole.join('\r\n')}\r\n`;
};

/** How many batches a list of payments makes: one offsetting debit each. */
export const batchCount = (entries: readonly NachaEntry[]): number => batchesOf(entries).length;
