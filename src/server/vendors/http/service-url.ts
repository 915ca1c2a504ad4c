import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

const isSafe = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null) return false;
  const { protocol, hostname, username, password, search, hash } = url;
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
};

/** Where an outside service answers: https, or a server on this machine. */
export const serviceUrl = z
  .url({ protocol: /^https?$/ })
  .refine(isSafe, 'expected https://host/path without a password or a query; plain http only on this machine');
