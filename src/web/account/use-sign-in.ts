import { signIn } from 'next-auth/react';
import { useState } from 'react';

export type SignInState = { kind: 'idle' } | { kind: 'working' } | { kind: 'failed'; code: string };

type Credentials = { provider: 'credentials' | 'email-code' | 'passkey'; fields: Record<string, string> };

/** Signs in without leaving the page; a refusal returns an error code with a known message, null is success. */
export const useSignIn = (onSignedIn: () => void) => {
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const submit = async ({ provider, fields }: Credentials): Promise<string | null> => {
    setState({ kind: 'working' });
    try {
      // The library treats any `error` in the callback URL as its own: ours may hold one, so it gets a plain URL.
      const callbackUrl = window.location.origin + window.location.pathname;
      const response = await signIn<'credentials'>(provider, { ...fields, callbackUrl, redirect: false });
      if (response?.ok && !response.error) {
        onSignedIn();
        return null;
      }
      const code = response?.error ?? 'unknown';
      setState({ kind: 'failed', code });
      return code;
    } catch {
      setState({ kind: 'failed', code: 'CLIENT_FETCH_ERROR' });
      return 'CLIENT_FETCH_ERROR';
    }
  };
  const fail = (code: string) => setState({ kind: 'failed', code });
  return { state, submit, fail, reset: () => setState({ kind: 'idle' }) };
};
