import { z } from 'zod';
import { jsonBody, type OutsideClient } from '../http/outside-client.ts';
import { keyIdOf, type PlaidKey, plaidKey } from './is-plaid-signed.ts';

const answer = z.object({ key: plaidKey });

const MOST_KEYS = 50;
/** A name nobody knows is not asked for again at once: anyone can make one up. */
const FORGOTTEN_MS = 60_000;
const KEPT_MS = 24 * 3_600_000;

/** The keys that sign webhooks, asked for by name and kept a day; null for a name the vendor does not know. */
export const plaidKeys = (client: OutsideClient) => {
  const known = new Map<string, { key: PlaidKey | null; until: number }>();
  return async (token: string, at: Date): Promise<PlaidKey | null> => {
    const name = keyIdOf(token);
    if (name === null) return null;
    const kept = known.get(name);
    if (kept && kept.until > at.getTime()) return kept.key;
    const exchange = await client.json(answer, {
      method: 'POST',
      path: ['webhook_verification_key', 'get'],
      body: jsonBody({ key_id: name }),
    });
    const key = exchange.kind === 'answered' ? exchange.answer.key : null;
    if (known.size >= MOST_KEYS) known.clear();
    known.set(name, { key, until: at.getTime() + (key === null ? FORGOTTEN_MS : KEPT_MS) });
    return key;
  };
};
