import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretKeyOf } from './secret-key.ts';

/** What a key of the ring may seal with. Each takes keys of 32 bytes, nonces of 12 and tags of 16. */
export const RING_CIPHERS = ['aes-256-gcm', 'chacha20-poly1305'] as const;
export type RingCipher = (typeof RING_CIPHERS)[number];

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The cipher is part of a key's name, `key-2/chacha20-poly1305`, and sealed values carry that name: each says itself what
 * opens it. A name without one is of a key for AES.
 */
export const cipherOf = (keyName: string): RingCipher =>
  RING_CIPHERS.find((cipher) => keyName.endsWith(`/${cipher}`)) ?? 'aes-256-gcm';

export type NamedKey = { name: string; key: Buffer };

/** Nonce, tag and ciphertext. `context` is bound to the text. */
export const encrypt = ({ name, key: bytes }: NamedKey, plain: string, context: Buffer): Buffer => {
  const key = secretKeyOf(bytes);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher =
    cipherOf(name) === 'aes-256-gcm'
      ? createCipheriv('aes-256-gcm', key, nonce).setAAD(context)
      : createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES }).setAAD(context, {
          plaintextLength: Buffer.byteLength(plain),
        });
  const body = [cipher.update(plain, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
};

/** Null for bytes that this key did not encrypt for this context. */
export const decrypt = (sealedUnder: NamedKey, bytes: Buffer, context: Buffer): string | null => {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const { name } = sealedUnder;
  const key = secretKeyOf(sealedUnder.key);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher =
    cipherOf(name) === 'aes-256-gcm'
      ? createDecipheriv('aes-256-gcm', key, nonce).setAAD(context)
      : createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES }).setAAD(context, {
          plaintextLength: body.length,
        });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plain = decipher.update(body);
  try {
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    // The tag is not ours.
    return null;
  }
};
