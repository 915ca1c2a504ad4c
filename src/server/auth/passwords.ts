import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. Stored in the hash, so that it can be raised later. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const compute = (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await compute(password, nonce, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
};

/** A stand-in for accounts that do not exist or have no password: the same effort, never a match. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`;

export const isPasswordRight = async (password: string, stored: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = FORMAT.exec(stored ?? NOBODY) ?? [];
  if (!nonce || !tag) throw new Error('A stored password is not in the known format.');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await compute(password, Buffer.from(nonce, 'base64'), cost);
  return timingSafeEqual(found, Buffer.from(tag, 'base64')) && stored !== null;
};
