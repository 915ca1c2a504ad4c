import { AppError } from './app-error.ts';

/** SQLSTATE classes and codes of a database that cannot be used now: connections, shutdown, resources, read-only after a failover. */
const AWAY = /^(08...|57P0[1-5]|53...|25006)$/;
/** Text the database cannot store, such as NUL. */
const UNSTORABLE = /^(22021|22P05)$/;
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** The database client reports these without a code. */
const CLIENT_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** A socket file that is gone: the embedded server is being started again. */
const isSocketGone = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** The refusal a failure amounts to: the database is away, or cannot store what was sent. Null for a fault of ours. */
export const failureOf = (error: unknown): AppError | null => {
  if (!(error instanceof Error)) return null;
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  if (AWAY.test(code) || UNREACHABLE.includes(code) || isSocketGone(error) || CLIENT_WORDS.test(error.message))
    return new AppError('unavailable', { cause: error });
  if (UNSTORABLE.test(code)) return new AppError('invalidInput', { cause: error });
  return failureOf(error.cause);
};
