import { useState } from 'react';
import { sendSignIn } from '#web/session/session-calls.ts';
import { useSession } from '#web/session/session-provider.tsx';

export type SignInState = { kind: 'idle' } | { kind: 'working' } | { kind: 'failed'; code: string };

type Credentials = { provider: 'credentials' | 'email-code' | 'passkey'; fields: Record<string, string> };

/** Signs in without leaving the page; a refusal returns an error code with a known message, null is success. */
export const useSignIn = (onSignedIn: () => void) => {
  const { refresh } = useSession();
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const submit = async ({ provider, fields }: Credentials): Promise<string | null> => {
    setState({ kind: 'working' });
    try {
      // An `error` in the answered address is a refusal: ours may hold one, so the server gets a plain URL.
      const callbackUrl = window.location.origin + window.location.pathname;
      const { ok, error } = await sendSignIn(provider, { ...fields, callbackUrl });
      if (ok) await refresh();
      if (ok && error === null) {
        onSignedIn();
        return null;
      }
      const code = error ?? 'unknown';
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
