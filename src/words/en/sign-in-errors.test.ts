import { describe, expect, it } from 'vitest';
import { answerError } from './answer-errors.ts';
import { signInErrors, signInErrorWords } from './sign-in-errors.ts';

const CATALOGUE = [
  'SessionRequired',
  'CLIENT_FETCH_ERROR',
  'CLIENT_SESSION_ERROR',
  'OAuthCallbackError',
  'AccountNotLinkedError',
  'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
  'INVALID_CALLBACK_URL_ERROR',
];

/** The codes that the library's own sign-in and error pages know. */
const LIBRARY = [
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'Configuration',
  'AccessDenied',
  'Verification',
];

describe.each(['applicant', 'portal'] as const)('words for a failed sign-in of the %s realm', (kind) => {
  const codes = [...CATALOGUE, ...LIBRARY, 'UnknownProvider'];

  it.each(codes)('%s says what happened and what to do', (code) => {
    const words = signInErrorWords(code, kind);
    expect(words).not.toEqual(signInErrors.unknown);
    expect(words.happened).toMatch(/\.$/);
    expect(words.todo).toMatch(/\.$/);
  });

  it('are different for every code', () => {
    expect(new Set(codes.map((code) => signInErrorWords(code, kind).happened)).size).toBe(codes.length);
  });
});

// Two applicants can share an address; staff never do.
const staffCodes = Object.keys(signInErrors).filter((code) => code !== 'choosePerson');
it.each(staffCodes)('staff are told of no application and no mailed code at %s', (code) => {
  const { happened, todo } = signInErrorWords(code, 'portal');
  expect(`${happened} ${todo}`).not.toMatch(/application|answers|code by email|new code/);
});

describe('words for what went wrong', () => {
  it('has a sentence for a code it does not know, even one that every object has', () => {
    expect(signInErrorWords('Whatever', 'applicant')).toEqual(signInErrors.unknown);
    expect(signInErrorWords('constructor', 'portal')).toEqual(signInErrors.unknown);
  });

  it('names the field where the code alone would not', () => {
    expect(answerError({ code: 'required', label: 'First name', kind: 'text' })).toContain('First name');
    expect(answerError({ code: 'notACode', label: 'First name', kind: 'text' })).toContain('First name');
    expect(answerError({ code: 'toString', label: 'First name', kind: 'text' })).toContain('First name');
  });

  it.each(['date', 'month', 'money', 'number', 'percent'])('says how a %s is written', (kind) => {
    const words = answerError({ code: 'invalid', label: 'It', kind });
    expect(words).toMatch(/^It: Enter /);
    expect(answerError({ code: 'required', label: 'It', kind })).not.toBe(words);
  });
});
