import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotCheck, SolvedCheck } from './port.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const ACTION = 'api_update';
const MINUTES = 20;
/** The counter a browser must find by trial: on average half this many derivations. */
const MAX_COUNTER = 500;
const MOST_REMEMBERED = 10_000;

export const altchaSettings = z.object({
  BOT_CHECK_COST: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .default(2_000)
    .describe('key-derivation rounds per try of the proof of work'),
});

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.literal(ACTION) }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** Proof of work, self-hosted: no third party, no puzzle for the user. */
export const altchaBotCheck = ({ secret, cost }: { secret: string; cost: number }): BotCheck => {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` };
  // A browser sends the same token with many calls; its validity does not change.
  const remembered = new Map<string, SolvedCheck>();
  return {
    challenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost,
        counter: randomInt(MAX_COUNTER, 1),
        data: { action: ACTION },
        deriveKey,
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
        ...secrets,
      }),
    verify: async (token) => {
      const known = remembered.get(token);
      if (known) return known.expiresAt.getTime() > Date.now() ? known : null;
      const solved = await verifyToken(token, secrets);
      if (solved) remember(remembered, token, solved);
      return solved;
    },
  };
};

const verifyToken = async (
  token: string,
  secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
): Promise<SolvedCheck | null> => {
  const parsed = payload.safeParse(decode(token));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => null);
  if (!result?.verified) return null;
  const tokenHash = createHash('sha256').update(challenge.signature).digest();
  return { tokenHash, expiresAt: new Date(challenge.parameters.expiresAt * 1000) };
};

const remember = (tokens: Map<string, SolvedCheck>, token: string, solved: SolvedCheck): void => {
  if (tokens.size >= MOST_REMEMBERED) tokens.clear();
  tokens.set(token, solved);
};

const decode = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
};
