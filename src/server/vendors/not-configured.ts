import type { Port } from './port.ts';

/** Where a lender has chosen no one to ask: the file goes on by documents and by hand. */
export const notConfigured: Port<unknown, never> = async () => ({
  answer: { kind: 'unavailable', reason: 'notConfigured' },
  raw: '',
});
