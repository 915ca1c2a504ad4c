import { type Logger, pino } from 'pino';

export type { Logger };

const SSN = /\b\d{3}-?\d{2}-?\d{4}\b/g;
const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g;

/** Personal data must not reach a log, even inside a message from other code. */
export const redact = (text: string): string => text.replace(EMAIL, '[email]').replace(SSN, '[number]');

const redactDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return redact(value);
  if (value instanceof Error) {
    return {
      type: value.name,
      message: redact(value.message),
      stack: redact(value.stack ?? ''),
      cause: value.cause ? redactDeep(value.cause) : undefined,
    };
  }
  if (Array.isArray(value)) return value.map(redactDeep);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactDeep(inner)]));
  return value;
};

export const createLog = (level: string, destination?: { write: (line: string) => void }): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => redactDeep(entry) as Record<string, unknown>,
      },
    },
    destination,
  );
