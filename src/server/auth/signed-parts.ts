import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { secret: string; purpose: string; parts: readonly string[] };

/** Parts stay separate in the signed text, so that moving a letter from one part to the next gives another signature. */
export const signParts = ({ secret, purpose, parts }: Signed): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

export const isSigned = (signed: Signed, signature: string): boolean => {
  const [wanted, given] = [Buffer.from(signParts(signed)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
