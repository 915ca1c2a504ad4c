import { createHmac } from 'node:crypto';
import { isFresh } from '../hooks/is-fresh.ts';
import { isSameSignature } from '../hooks/is-same-signature.ts';

type StripeSigned = { secret: string; body: Buffer; header: string | undefined; at: Date };

/** `t=<unix>,v1=<hex>[,v1=...]` over `t.body`: any v1 may match while the secret is being rotated; other versions count for nothing. */
export const isStripeSigned = ({ secret, body, header = '', at }: StripeSigned): boolean => {
  const parts = header.split(',').map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return { name, value: value.join('=') };
  });
  const time = parts.find(({ name }) => name === 't')?.value ?? '';
  if (!/^\d{1,12}$/.test(time) || !isFresh(Number(time), at)) return false;
  const wanted = Buffer.from(createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));
  return parts.filter(({ name, value }) => name === 'v1' && isSameSignature(wanted, Buffer.from(value))).length > 0;
};
