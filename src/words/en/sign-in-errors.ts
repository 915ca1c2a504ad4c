import type { SessionKind } from '#entities/text/session-kind.ts';

/** The problem, and the user's next step. */
export type ErrorWords = { happened: string; todo: string };

const TRY_AGAIN = 'Try again in a moment. If it happens again, call us.';
const START_AGAIN = 'Start again from the sign-in page.';
const OTHER_WAY = 'Use a code by email, or your password, instead.';
const OUR_SIDE = 'You did nothing wrong, and nothing you saved is lost. Call us if you need to get in now.';

/** Every sign-in error code, the library's and our own. */
export const signInErrors = {
  SessionRequired: {
    happened: 'This page needs you to be signed in.',
    todo: 'Sign in to return to it. Your answers are saved.',
  },
  CredentialsSignin: {
    happened: 'That did not match an account.',
    todo: 'Check what you typed, or ask for a new code. Codes work for ten minutes, and only the newest one works.',
  },
  Signin: { happened: 'We could not start the sign-in.', todo: START_AGAIN },
  OAuthSignin: { happened: 'We could not reach the service you sign in with.', todo: OTHER_WAY },
  OAuthCallback: { happened: 'The service you sign in with did not confirm it was you.', todo: OTHER_WAY },
  OAuthCallbackError: { happened: 'The sign-in was not completed.', todo: START_AGAIN },
  OAuthCreateAccount: { happened: 'We could not open an account from that service.', todo: OTHER_WAY },
  OAuthAccountNotLinked: {
    happened: 'This email address already has an account that signs in another way.',
    todo: 'Use a code by email, or your password.',
  },
  AccountNotLinkedError: {
    happened: 'This address belongs to an account that signs in another way.',
    todo: 'Use the way you used first: a code by email, or your password.',
  },
  EmailCreateAccount: { happened: 'We could not open an account for this email address.', todo: TRY_AGAIN },
  EmailSignin: { happened: 'We could not send the email.', todo: 'Check the address, then ask for a new code.' },
  Callback: { happened: 'The last part of signing in failed.', todo: START_AGAIN },
  Configuration: { happened: 'Sign-in is not set up correctly on this server.', todo: OUR_SIDE },
  AccessDenied: {
    happened: 'This account may not sign in here.',
    todo: 'If you think it should, call us. Your application is safe.',
  },
  Verification: {
    happened: 'This sign-in link has expired or was already used.',
    todo: 'Ask for a new code on the sign-in page. Codes work for ten minutes.',
  },
  UnknownProvider: {
    happened: 'We do not offer that way to sign in.',
    todo: 'Use a code by email, or your password.',
  },
  CLIENT_FETCH_ERROR: {
    happened: 'We could not reach the sign-in service.',
    todo: 'Check your connection, then try again. What you typed is still on the page.',
  },
  CLIENT_SESSION_ERROR: {
    happened: 'We could not check whether you are signed in.',
    todo: 'Reload the page. Your answers are saved.',
  },
  MISSING_NEXTAUTH_API_ROUTE_ERROR: { happened: 'The sign-in address is not complete.', todo: START_AGAIN },
  NO_SECRET: { happened: 'Sign-in is not set up on this server.', todo: OUR_SIDE },
  CALLBACK_CREDENTIALS_HANDLER_ERROR: { happened: 'Signing in failed on our side.', todo: OUR_SIDE },
  EMAIL_REQUIRES_ADAPTER_ERROR: { happened: 'Sign-in by email is not set up on this server.', todo: OUR_SIDE },
  MISSING_ADAPTER_METHODS_ERROR: { happened: 'Sign-in is not set up completely on this server.', todo: OUR_SIDE },
  CALLBACK_CREDENTIALS_JWT_ERROR: { happened: 'We could not open a session for you.', todo: TRY_AGAIN },
  INVALID_CALLBACK_URL_ERROR: {
    happened: 'The link asked us to send you somewhere outside our pages, so we did not follow it.',
    todo: 'Sign in on our own sign-in page to continue.',
  },
  codeNotRequestedHere: {
    happened: 'That code cannot be used here.',
    todo: 'A code works for ten minutes, in the browser that asked for it. Send a new code and enter that one here.',
  },
  tooManyTries: {
    happened: 'There were too many tries.',
    todo: 'Wait fifteen minutes, then try again. This protects your account.',
  },
  passwordNeeded: {
    happened: 'Your passkey did not ask for a PIN, a finger or your face.',
    todo: 'Enter your email and password below, then use the passkey again.',
  },
  passkeyNotUsed: {
    happened: 'No passkey was used.',
    todo: 'Try again. With a security key that has no PIN, enter your email and password first. Or use the code from your app.',
  },
  choosePerson: {
    happened: 'Two people use this address.',
    todo: 'Choose your name and confirm your date of birth.',
  },
  signedOut: {
    happened: 'You were signed out after some time without activity.',
    todo: 'Your answers are saved. Sign in to return to this page.',
  },
  unknown: { happened: 'Signing in did not work.', todo: TRY_AGAIN },
} as const satisfies Record<string, ErrorWords>;

export type SignInErrorCode = keyof typeof signInErrors;

/** Staff sign in with a password and an app's code, and have no application. */
const ASK_ADMIN = 'Ask your administrator to check your account.';
const STAFF_WAY = 'Use your password and the code your app shows.';
export const portalSignInErrors: Readonly<Partial<Record<SignInErrorCode, ErrorWords>>> = {
  SessionRequired: { happened: 'This page needs you to be signed in.', todo: 'Sign in and you are back on it.' },
  CredentialsSignin: {
    happened: 'That did not match an account.',
    todo: 'Check the address, the password and the code. A code works once and for half a minute: wait for the next one your app shows.',
  },
  OAuthSignin: { happened: signInErrors.OAuthSignin.happened, todo: STAFF_WAY },
  OAuthCallback: { happened: signInErrors.OAuthCallback.happened, todo: STAFF_WAY },
  OAuthCreateAccount: { happened: signInErrors.OAuthCreateAccount.happened, todo: ASK_ADMIN },
  OAuthAccountNotLinked: { happened: signInErrors.OAuthAccountNotLinked.happened, todo: STAFF_WAY },
  AccountNotLinkedError: { happened: signInErrors.AccountNotLinkedError.happened, todo: STAFF_WAY },
  EmailCreateAccount: { happened: signInErrors.EmailCreateAccount.happened, todo: ASK_ADMIN },
  EmailSignin: { happened: signInErrors.EmailSignin.happened, todo: STAFF_WAY },
  AccessDenied: { happened: signInErrors.AccessDenied.happened, todo: ASK_ADMIN },
  Verification: {
    happened: 'This link has expired or was already used.',
    todo: 'Ask your administrator for a new one.',
  },
  UnknownProvider: { happened: signInErrors.UnknownProvider.happened, todo: STAFF_WAY },
  codeNotRequestedHere: { happened: signInErrors.codeNotRequestedHere.happened, todo: STAFF_WAY },
  CLIENT_SESSION_ERROR: { happened: signInErrors.CLIENT_SESSION_ERROR.happened, todo: 'Reload the page.' },
  signedOut: { happened: signInErrors.signedOut.happened, todo: 'Sign in to return to this page.' },
};

const isKnown = (code: string): code is SignInErrorCode => Object.hasOwn(signInErrors, code);

/** A code without its own sentence still gets one. */
export const signInErrorWords = (code: string, kind: SessionKind): ErrorWords => {
  const known = isKnown(code) ? code : 'unknown';
  return (kind === 'portal' ? portalSignInErrors[known] : undefined) ?? signInErrors[known];
};
