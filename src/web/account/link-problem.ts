import { safeCallback } from './safe-callback.ts';

/** The error code a link to a sign-in page brings: its own, or that it would lead away from our pages. */
export const linkProblem = (search: URLSearchParams): string | null => {
  const error = search.get('error');
  if (error !== null) return error;
  const wanted = search.get('callbackUrl');
  if (!wanted || safeCallback(wanted, window.location.origin) !== null) return null;
  return 'INVALID_CALLBACK_URL_ERROR';
};
