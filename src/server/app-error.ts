/** The closed list of errors a caller may see; their wording is in words/en/app-errors.ts. */
export const appErrorCodes = [
  'signInRequired',
  'notAllowed',
  'outOfTurn',
  'confirmationRequired',
  'notFound',
  'invalidInput',
  'wrongOrigin',
  'botCheckRequired',
  'tooManyTries',
  'tooManyThisHour',
  'tooManyToday',
  'tooManyStreams',
  'linkNotValid',
  'codeNotValid',
  'codeNotRequestedHere',
  'appCodeNotValid',
  'loanEnded',
  'termsChanged',
  'offerFails',
  'tooLarge',
  'wrongMethod',
  'unavailable',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

export class AppError extends Error {
  readonly reason: AppErrorCode;
  constructor(reason: AppErrorCode, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'AppError';
    this.reason = reason;
  }
}
