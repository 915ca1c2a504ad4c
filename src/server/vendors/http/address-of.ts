import type { Asking } from './outside-client.ts';

const isPart = (part: string): boolean => part !== '' && part !== '.' && part !== '..';

/** Below the configured address and nowhere else, whatever the parts hold. */
export const addressOf = (base: string, { path = [], query = {} }: Pick<Asking, 'path' | 'query'>): URL => {
  if (!path.every(isPart)) throw new Error('A part of an address is empty or points upward.');
  const below = path.map((part) => `/${encodeURIComponent(part)}`).join('');
  const url = new URL(below === '' ? base : `${base.replace(/\/$/, '')}${below}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url;
};
