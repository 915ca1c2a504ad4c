import type { Port } from './port.ts';

/** For a lender without a vendor: the file proceeds on documents and manual review. */
export const notConfigured: Port<unknown, never> = async () => ({
  answer: { kind: 'unavailable', reason: 'notConfigured' },
  raw: '',
});
