import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { type ChainKey, type ChainKeys, canonicalText } from '#server/db/chain/chain-key.ts';

export const digestPage = z.object({ name: z.string(), sha256: z.string(), chains: z.int() });
export type DigestPage = z.infer<typeof digestPage>;

const digest = z.object({
  number: z.int(),
  madeAt: z.string(),
  /** The hash of the digest before; null for the first. */
  previous: z.string().nullable(),
  keyId: z.string(),
  publicKey: z.string(),
  chains: z.int(),
  pages: z.array(digestPage),
});
export type Digest = z.infer<typeof digest>;
const signedDigest = z.object({ digest, signature: z.string() });

/** One chain's head as a line of a page. */
export type Anchored = { chain: string; seq: number; code: string };

export const digestName = (number: number): string => `digest-${String(number).padStart(6, '0')}.json`;
export const pageName = (number: number, page: number): string =>
  `digest-${String(number).padStart(6, '0')}-${String(page).padStart(4, '0')}.txt`;

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 8410: an Ed25519 private key is this and 32 bytes. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Made from the chain key, so that it is kept, shared and rotated with it; its public half is in every digest. */
const signingKeyOf = ({ secret }: ChainKey): KeyObject => {
  const seed = createHmac('sha256', secret).update('anchor').digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
};

export const publicKeyOf = (key: ChainKey): string =>
  createPublicKey(signingKeyOf(key)).export({ format: 'der', type: 'spki' }).toString('base64');

export const signDigest = (key: ChainKey, unsigned: Omit<Digest, 'keyId' | 'publicKey'>): string => {
  const whole: Digest = { ...unsigned, keyId: key.id, publicKey: publicKeyOf(key) };
  const signature = sign(null, Buffer.from(canonicalText(whole)), signingKeyOf(key)).toString('base64');
  return JSON.stringify({ digest: whole, signature });
};

/** The digest, or null when it is not as it was signed under one of our keys. */
export const openDigest = (keys: ChainKeys, text: string): Digest | null => {
  const read = signedDigest.safeParse(jsonOf(text));
  const key = read.data && keys.get(read.data.digest.keyId);
  if (!read.data || !key) return null;
  const { digest: whole, signature } = read.data;
  const isOurs = verify(
    null,
    Buffer.from(canonicalText(whole)),
    createPublicKey(signingKeyOf(key)),
    Buffer.from(signature, 'base64'),
  );
  return isOurs ? whole : null;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const pageText = (lines: readonly Anchored[]): string =>
  lines.map(({ chain, seq, code }) => `${chain} ${seq} ${code}\n`).join('');

export const linesOfPage = (text: string): Anchored[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [chain = '', seq = '', code = ''] = line.split(' ');
      return { chain, seq: Number(seq), code };
    });
