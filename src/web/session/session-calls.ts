import type { Session } from '#entities/contract/session.ts';
import { sessionBasePaths, sessionKindOf } from '#entities/text/session-kind.ts';

/** Who is signed in, and until when; null is nobody. */
export type SignedIn = Session['data'];

export type SignInAnswer = { ok: boolean; error: string | null };

/** Two kinds of session coexist; the path alone decides which one a page uses. */
const basePath = (): string => sessionBasePaths[sessionKindOf(window.location.pathname)];

/** Tells the server's log, which drops whatever could name a person. The report outlives a page that is being left. */
const report = (code: string): void => {
  const body = new URLSearchParams({ level: 'error', code, client: 'true' });
  navigator.sendBeacon(`${basePath()}/_log`, body);
};

type Answer = Record<string, unknown>;

const readJson = async (path: string, body?: Answer): Promise<Answer> => {
  const response = await fetch(`${basePath()}/${path}`, {
    headers: { 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: Answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return answer;
};

/** The answer, null for an empty one, and undefined for a failed call, which is reported. */
const ask = async (path: string, body?: Answer): Promise<Answer | null | undefined> => {
  try {
    const answer = await readJson(path, body);
    return Object.keys(answer).length > 0 ? answer : null;
  } catch {
    report('CLIENT_FETCH_ERROR');
    return undefined;
  }
};

const csrfToken = async (): Promise<string> => String((await ask('csrf'))?.csrfToken ?? '');

const sendForm = async (path: string, fields: Record<string, string>): Promise<{ ok: boolean; url: string }> => {
  const body = new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: 'true' });
  const response = await fetch(`${basePath()}/${path}`, { method: 'POST', body });
  const { url }: { url: string } = await response.json();
  return { ok: response.ok, url };
};

/** Undefined when the server could not be asked: nothing is known then. */
type Read = SignedIn | undefined;

export const readSession = async (): Promise<Read> => (await ask('session')) as Read;

/** Moves the idle limit on, which reading alone does not. */
export const extendSession = async (): Promise<Read> =>
  (await ask('session', { csrfToken: await csrfToken() })) as Read;

/** Signs in without leaving the page. The address in the answer names a refusal. */
export const sendSignIn = async (provider: string, fields: Record<string, string>): Promise<SignInAnswer> => {
  const providers = await ask('providers');
  if (!providers || !(provider in providers)) {
    const { href } = window.location;
    window.location.href = `${basePath()}/${providers ? `signin?${new URLSearchParams({ callbackUrl: href })}` : 'error'}`;
    return { ok: false, error: 'unknown' };
  }
  const { ok, url } = await sendForm(`callback/${provider}`, fields);
  return { ok, error: new URL(url).searchParams.get('error') };
};

/** A full page load follows: nothing shown before stays in this tab. */
export const signOut = async (callbackUrl: string): Promise<void> => {
  const { url } = await sendForm('signout', { callbackUrl });
  tellOtherTabs();
  window.location.href = url;
};

/** One for the page: what it says itself does not come back to it. Prerendered pages are built without other tabs. */
const otherTabs = typeof window === 'undefined' ? null : new BroadcastChannel('session');

/** Another tab that signs in or out changes this one's session too. */
export const tellOtherTabs = (): void => otherTabs?.postMessage(null);

export const followOtherTabs = (onChange: () => void): (() => void) => {
  otherTabs?.addEventListener('message', onChange);
  return () => otherTabs?.removeEventListener('message', onChange);
};
