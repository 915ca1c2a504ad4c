import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secretKeyOf } from '../sealed/secret-key.ts';

export type ChainKey = { readonly id: string; readonly secret: Buffer };
export type ChainKeys = ReadonlyMap<string, ChainKey>;

export const makeChainKey = (): ChainKey => ({
  id: `chain-${randomBytes(6).toString('hex')}`,
  secret: randomBytes(32),
});

/** Seals the bodies of the events this key chains: they can never be sealed again, and this key outlives every key of the ring. */
export const bodyKey = ({ secret }: ChainKey): Buffer => {
  const key = bodyKeys.get(secret) ?? Buffer.from(hkdfSync('sha256', secret, '', 'hearthline event body', 32));
  bodyKeys.set(secret, key);
  return key;
};
const bodyKeys = new WeakMap<Buffer, Buffer>();

/** HMAC-SHA-256 over the canonical form, the key's id included. `purpose` keeps codes of one kind from passing as another's. */
export const codeOf = (
  { id, secret }: ChainKey,
  purpose: 'event' | 'closed' | 'purged',
  fields: readonly unknown[],
): Buffer =>
  createHmac('sha256', secretKeyOf(secret))
    .update(canonicalText([purpose, id, ...fields]))
    .digest();

/** One text for a value however its keys are ordered: jsonb keeps an order of its own. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, sortedKeys);

const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
