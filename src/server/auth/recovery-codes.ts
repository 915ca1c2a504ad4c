import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike in print. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const COUNT = 10;

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Eighty bits each: neither guessing nor a stolen table of their hashes gives access. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => [group(), group(), group(), group()].join('-'));

/** As typed from a printout: lowercase, spaces and missing dashes are fine. Null when it cannot be one. */
export const recoveryCodeHash = (typed: string): Buffer | null => {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain.length === 16 ? createHash('sha256').update(plain).digest() : null;
};
