import { createHmac } from 'node:crypto';
import { isFresh } from './is-fresh.ts';
import { isSameSignature } from './is-same-signature.ts';

/** `label`: the name of the signature in the header, beside the time `t`. */
type SignedWithTime = { label: string; secret: string; body: Buffer; header: string | undefined; at: Date };

/** `t=<unix>,<label>=<hex>` over `t.body`: any of several may match while the secret is being rotated; other labels count for nothing. */
export const isSignedWithTime = ({ label, secret, body, header = '', at }: SignedWithTime): boolean => {
  const parts = header.split(',').map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return { name, value: value.join('=') };
  });
  const time = parts.find(({ name }) => name === 't')?.value ?? '';
  if (!/^\d{1,12}$/.test(time) || !isFresh(Number(time), at)) return false;
  const wanted = Buffer.from(createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));
  return parts.some(({ name, value }) => name === label && isSameSignature(wanted, Buffer.from(value)));
};
