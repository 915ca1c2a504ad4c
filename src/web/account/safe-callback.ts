import { callbackUrlKind } from '#entities/contract/callback-url.ts';

/** Redirect after sign-in: only a URL on our own site, otherwise null. */
export const safeCallback = (wanted: string | null, origin: string): string | null => {
  if (wanted === null || callbackUrlKind(wanted, origin) !== 'own') return null;
  const url = new URL(wanted, origin);
  // Two leading slashes would name another host.
  const path = url.pathname.replace(/^\/+/, '/');
  return `${path}${url.search}${url.hash}`;
};
