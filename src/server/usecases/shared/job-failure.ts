import type { JobFailureReason } from '#entities/facts/job-failure-reason.ts';
import { AppError } from '#server/app-error.ts';

/** A job's failure by its reason. A final one is given up at once, since trying again cannot help. */
export class JobFailure extends Error {
  readonly reason: JobFailureReason;
  readonly isFinal: boolean;
  constructor(reason: JobFailureReason, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(reason, options);
    this.name = 'JobFailure';
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

const SQL_STATE = /^[0-9A-Z]{5}$/;

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const hasSqlState = (error: unknown): boolean =>
  SQL_STATE.test(codeOf(error) ?? '') ||
  (error instanceof Error && error.cause !== undefined && hasSqlState(error.cause));

/** Any error as a failure of the closed list. */
export const toJobFailure = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  if (error instanceof AppError)
    return new JobFailure(error.reason === 'unavailable' ? 'serviceAway' : 'refused', { cause: error });
  return new JobFailure(hasSqlState(error) ? 'database' : 'unexpected', { cause: error });
};
