import { createHmac } from 'node:crypto';
import { isSameSignature } from './is-same-signature.ts';

type SignedBody = { algorithm: 'sha256' | 'sha512'; secret: string; body: Buffer; signature: string | undefined };

/** The HMAC of the raw bytes as hex, without a time: a captured delivery can be sent again, so its work must be safe to repeat. */
export const isSignedBody = ({ algorithm, secret, body, signature = '' }: SignedBody): boolean => {
  const wanted = createHmac(algorithm, secret).update(body).digest('hex');
  return isSameSignature(Buffer.from(wanted), Buffer.from(signature.toLowerCase()));
};
