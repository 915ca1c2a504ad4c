import { type Logger, pino } from 'pino';
import { loggableError } from './loggable-error.ts';

export type { Logger };

/** Everything a log line may hold. A name that is not here is left out, so that no new field carries personal data by accident. */
const FIELDS: ReadonlySet<string> = new Set([
  // Requests and calls.
  ...['requestId', 'traceId', 'method', 'path', 'status', 'ms', 'code', 'provider', 'client', 'name'],
  // Sign-ins: the address is the network's, the account an id.
  ...['event', 'realm', 'accountId', 'way', 'outcome', 'address'],
  // Background work.
  ...['job', 'id', 'tries', 'reason', 'count', 'oldest', 'message', 'by', 'what'],
  // Loans, by id.
  ...['applicationId', 'kind', 'policyVersion', 'differs', 'failing', 'terms'],
  // The audit log: a chain is an application's id or a digest's file name.
  ...['chain', 'problem', 'atEvent', 'number', 'held', 'failed'],
  'detail',
  'error',
]);

const SSN = /\b\d{3}-?\d{2}-?\d{4}\b/g;
const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g;

/** Addresses and numbers that found their way into a listed field, such as a typed path. */
export const redact = (text: string): string => text.replace(EMAIL, '[email]').replace(SSN, '[number]');

const loggable = (value: unknown): unknown => {
  if (typeof value === 'string') return redact(value);
  if (value instanceof Error) return loggableError(value);
  if (Array.isArray(value)) return value.map(loggable);
  return value && typeof value === 'object' ? loggableEntry(value) : value;
};

const loggableEntry = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, FIELDS.has(name) ? loggable(value) : '[not listed]']),
  );

export const createLog = (level: string, destination?: { write: (line: string) => void }): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }), log: loggableEntry },
    },
    destination,
  );
