import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { isFresh } from '../hooks/is-fresh.ts';
import { isSameSignature } from '../hooks/is-same-signature.ts';

/** A key as `/webhook_verification_key/get` publishes it. */
export const plaidKey = z.object({
  alg: z.literal('ES256'),
  crv: z.literal('P-256'),
  kty: z.literal('EC'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  expired_at: z.number().nullable(),
});
export type PlaidKey = z.infer<typeof plaidKey>;

const head = z.object({ alg: z.literal('ES256'), kid: z.string().min(1).max(100) });
const claims = z.object({ iat: z.number(), request_body_sha256: z.string() });

const partOf = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    // Not a token at all: the schema refuses it.
    return null;
  }
};

/** The name of the key a token says it was signed with; null for any other algorithm. */
export const keyIdOf = (token: string): string | null =>
  head.safeParse(partOf(token.split('.')[0] ?? '')).data?.kid ?? null;

type PlaidSigned = { key: PlaidKey; token: string; body: Buffer; at: Date };

/** A JWT over the hash of the raw bytes: never parse and print the body first. */
export const isPlaidSigned = ({ key, token, body, at }: PlaidSigned): boolean => {
  const [first = '', second = '', third = '', ...more] = token.split('.');
  if (more.length > 0 || keyIdOf(token) !== key.kid) return false;
  if (key.expired_at !== null && key.expired_at * 1000 <= at.getTime()) return false;
  const { kty, crv, x, y } = key;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${first}.${second}`),
    { key: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(third, 'base64url'),
  );
  const claimed = claims.safeParse(partOf(second));
  if (!isSigned || !claimed.success || !isFresh(claimed.data.iat, at)) return false;
  const wanted = createHash('sha256').update(body).digest('hex');
  return isSameSignature(Buffer.from(wanted), Buffer.from(claimed.data.request_body_sha256));
};
