import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike in print. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const COUNT = 10;
const GROUPS = 6;
/** Codes of four groups were given out earlier and stay good. */
const LENGTHS: readonly number[] = [16, 24];

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 120 bits each: neither guessing nor a stolen table of their hashes gives access. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** As typed from a printout: lowercase, spaces and missing dashes are fine. Null when it cannot be one. */
export const recoveryCodeHash = (typed: string): Buffer | null => {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return LENGTHS.includes(plain.length) ? createHash('sha256').update(plain).digest() : null;
};
