import { FILLER, hashOf, isRoutingNumber, isWhole } from './nacha-lines.ts';
import type { BankFileProblem } from './port.ts';

export type ReadEntry = {
  transaction: string;
  routingNumber: string;
  accountNumber: string;
  amount: number;
  reference: string;
  name: string;
  trace: string;
  addenda: string | null;
  /** A return or a notice of change: its code, and the trace of the entry it is about. */
  about: { kind: 'return' | 'change'; code: string; trace: string; information: string } | null;
};
export type ReadBatch = { secCode: string; company: string; effectiveOn: string; entries: ReadEntry[] };

export type ReadNacha =
  | { kind: 'read'; batches: ReadBatch[] }
  | { kind: 'refused'; problem: BankFileProblem; line: number };

class Refused extends Error {
  readonly problem: BankFileProblem;
  readonly line: number;
  constructor(problem: BankFileProblem, line: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

type Open = ReadBatch & { count: number; banks: string[]; debits: number; credits: number };
type Sums = { batches: number; count: number; banks: string[]; debits: number; credits: number };

const isDebit = (transaction: string): boolean => /[5-9]$/.test(transaction);

const entryOf = (text: string, at: number): ReadEntry => {
  const routingNumber = text.slice(3, 12);
  if (!isRoutingNumber(routingNumber)) throw new Refused('routingNumber', at);
  const amount = text.slice(29, 39);
  if (!/^\d{10}$/.test(amount)) throw new Refused('amounts', at);
  return {
    transaction: text.slice(1, 3),
    routingNumber,
    accountNumber: text.slice(12, 29).trim(),
    amount: Number(amount),
    reference: text.slice(39, 54).trim(),
    name: text.slice(54, 76).trim(),
    trace: text.slice(79, 94),
    addenda: null,
    about: null,
  };
};

const withAddenda = (entry: ReadEntry, text: string, at: number): void => {
  const kind = text.slice(1, 3);
  if (kind === '05') entry.addenda = text.slice(3, 83).trim();
  else if (kind === '99' || kind === '98') {
    const about = { code: text.slice(3, 6), trace: text.slice(6, 21), information: text.slice(35, 79).trim() };
    entry.about = { kind: kind === '99' ? 'return' : 'change', ...about };
  } else throw new Refused('unknownRecord', at);
};

const sameSums = (
  text: string,
  sums: Omit<Sums, 'batches'>,
  from: { count: [number, number]; hash: number },
): BankFileProblem | null => {
  const { count, hash } = from;
  if (Number(text.slice(...count)) !== sums.count) return 'count';
  if (text.slice(hash, hash + 10) !== hashOf(sums.banks)) return 'hash';
  const debits = Number(text.slice(hash + 10, hash + 22));
  const credits = Number(text.slice(hash + 22, hash + 34));
  return debits === sums.debits && credits === sums.credits ? null : 'amounts';
};

const closeBatch = (text: string, batch: Open, at: number): void => {
  const problem = sameSums(text, batch, { count: [4, 10], hash: 10 });
  if (problem) throw new Refused(problem, at);
};

const readLines = (lines: readonly string[]): ReadBatch[] => {
  const batches: ReadBatch[] = [];
  const sums: Sums = { batches: 0, count: 0, banks: [], debits: 0, credits: 0 };
  let open: Open | null = null;
  let isClosed = false;
  for (const [index, text] of lines.entries()) {
    const at = index + 1;
    if (!isWhole(text)) throw new Refused('lineLength', at);
    if (isClosed) {
      if (text !== FILLER) throw new Refused('order', at);
      continue;
    }
    const type = text[0];
    if (index === 0) {
      if (type !== '1') throw new Refused('notAFile', at);
      continue;
    }
    if (type === '5' && open === null) {
      const head = { secCode: text.slice(50, 53), company: text.slice(4, 20).trim(), effectiveOn: text.slice(69, 75) };
      open = { ...head, entries: [], count: 0, banks: [], debits: 0, credits: 0 };
    } else if (type === '6' && open !== null) {
      const entry = entryOf(text, at);
      open.entries.push(entry);
      open.count += 1;
      open.banks.push(entry.routingNumber);
      if (isDebit(entry.transaction)) open.debits += entry.amount;
      else open.credits += entry.amount;
    } else if (type === '7' && open !== null) {
      const entry = open.entries.at(-1);
      if (!entry) throw new Refused('order', at);
      withAddenda(entry, text, at);
      open.count += 1;
    } else if (type === '8' && open !== null) {
      closeBatch(text, open, at);
      const { count, banks, debits, credits, ...batch } = open;
      batches.push(batch);
      sums.batches += 1;
      sums.count += count;
      sums.banks.push(...banks);
      sums.debits += debits;
      sums.credits += credits;
      open = null;
    } else if (type === '9' && open === null) {
      if (Number(text.slice(1, 7)) !== sums.batches) throw new Refused('count', at);
      const problem = sameSums(text, sums, { count: [13, 21], hash: 21 });
      if (problem) throw new Refused(problem, at);
      isClosed = true;
    } else throw new Refused('order', at);
  }
  if (!isClosed) throw new Refused('order', lines.length);
  return batches;
};

/** Reads a file of payments or of returns. Counts, sums, hashes and check digits have to hold, or nothing of it is used. */
export const readNacha = (text: string): ReadNacha => {
  const lines = text.split(/\r?\n/).filter((each) => each !== '');
  if (lines.length === 0) return { kind: 'refused', problem: 'notAFile', line: 1 };
  try {
    return { kind: 'read', batches: readLines(lines) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', problem: error.problem, line: error.line };
    throw error;
  }
};
