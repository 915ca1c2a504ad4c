import { signIn } from 'next-auth/react';
import { useState } from 'react';

export type SignInState = { kind: 'idle' } | { kind: 'working' } | { kind: 'failed'; code: string };

type Credentials = { provider: 'credentials' | 'email-code'; fields: Record<string, string> };

/** Signs in without leaving the page; a refusal comes back as a code the words know. */
export const useSignIn = (onSignedIn: () => void) => {
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const submit = async ({ provider, fields }: Credentials): Promise<void> => {
    setState({ kind: 'working' });
    try {
      const response = await signIn<'credentials'>(provider, { ...fields, redirect: false });
      if (response?.ok && !response.error) return onSignedIn();
      setState({ kind: 'failed', code: response?.error ?? 'unknown' });
    } catch {
      setState({ kind: 'failed', code: 'CLIENT_FETCH_ERROR' });
    }
  };
  const fail = (code: string) => setState({ kind: 'failed', code });
  return { state, submit, fail };
};
