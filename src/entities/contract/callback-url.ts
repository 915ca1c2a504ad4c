const MAX_LENGTH = 2000;

/** Where a callback URL leads: to our own pages, to another site, or nowhere a browser should be sent. */
export type CallbackUrlKind = 'own' | 'foreign' | 'malformed';

/** A path on our site, or a whole http(s) address. `//host` and `/\host` look like paths but name another host. */
export const callbackUrlKind = (given: unknown, origin: string): CallbackUrlKind => {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return 'malformed';
  if (given.includes('\\') || !given.isWellFormed()) return 'malformed';
  const isPath = given.startsWith('/');
  if (!URL.canParse(given, isPath ? origin : undefined)) return 'malformed';
  const url = new URL(given, isPath ? origin : undefined);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return 'malformed';
  if (url.origin === origin) return given.startsWith('//') ? 'malformed' : 'own';
  return isPath ? 'malformed' : 'foreign';
};
