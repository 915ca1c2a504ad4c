import type { AppErrorCode } from '#server/app-error.ts';

export const appErrors = {
  signInRequired: 'Sign in to continue. What you have saved is still here.',
  notAllowed: 'Your account may not do this. Ask an administrator if you need it.',
  outOfTurn: 'This page is not open right now, so nothing was changed. Continue with the page that is open.',
  confirmationRequired: 'Confirm that it is you, then try again.',
  notFound: 'There is nothing here, or you do not have access to it.',
  invalidInput: 'Some of what was sent could not be read. Check the marked fields and try again.',
  wrongOrigin: 'This request did not come from our own pages, so nothing was changed. Reload the page and try again.',
  botCheckRequired: 'Our check against automated visitors has expired. Reload the page and try again.',
  tooManyTries: 'Too many tries. Wait fifteen minutes, then try again.',
  tooManyThisHour: 'Too many tries. Wait an hour, then try again. What you have saved is still here.',
  tooManyToday: 'Too many tries today. Try again tomorrow, or call us. What you have saved is still here.',
  tooManyStreams: 'You have too many tabs open for live updates. Close some of them, then reload this page.',
  linkNotValid: 'This link has been used, has expired or is not complete. Ask for a new one.',
  appCodeNotValid:
    'That code is not right, has expired or was used already. Wait for the next one your app shows. If none works, let your phone set its clock by itself.',
  codeNotRequestedHere:
    'A code works for ten minutes, in the browser that asked for it. Ask for a new one here, and enter that one.',
  codeNotValid: 'That code is not right or has expired. Check it, or ask for a new one.',
  loanEnded: 'This loan has ended, so nothing about it can be changed. Reload the page to see how it ended.',
  termsChanged:
    'The terms of this line are no longer the ones that were accepted, so nothing was prepared. The offer has to be reviewed and accepted again.',
  offerFails:
    'The line that was accepted no longer passes on the full credit report, so nothing was prepared. The loan has to be decided again first.',
  tooLarge: 'That is more than we can take at once. Send less, or send it in parts.',
  wrongMethod: 'This address does not answer requests of this kind. Reload the page and try again.',
  unavailable: 'We could not do that just now. Nothing was lost. Try again in a moment.',
} as const satisfies Record<AppErrorCode, string>;
