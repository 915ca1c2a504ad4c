import { timingSafeEqual } from 'node:crypto';

/** In constant time for signatures of the right length; any other length is refused. */
export const isSameSignature = (wanted: Buffer, given: Buffer): boolean =>
  wanted.length === given.length && timingSafeEqual(wanted, given);
