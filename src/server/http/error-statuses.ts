import type { AppErrorCode } from '../app-error.ts';

/** After how many seconds a client may ask again when we are away. */
export const RETRY_SECONDS = '5';

/** The HTTP status of each refusal. */
export const errorStatuses = {
  signInRequired: 401,
  notAllowed: 403,
  outOfTurn: 403,
  confirmationRequired: 403,
  notFound: 404,
  invalidInput: 400,
  wrongOrigin: 403,
  botCheckRequired: 403,
  tooManyTries: 429,
  tooManyThisHour: 429,
  tooManyToday: 429,
  tooManyStreams: 429,
  linkNotValid: 404,
  codeNotValid: 400,
  codeNotRequestedHere: 400,
  appCodeNotValid: 400,
  loanEnded: 409,
  termsChanged: 409,
  offerFails: 409,
  tooLarge: 413,
  wrongMethod: 405,
  unavailable: 503,
} as const satisfies Record<AppErrorCode, number>;
