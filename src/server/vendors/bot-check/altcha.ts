import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type BotCheck, botCheckActions, type SolvedCheck } from './port.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const MOST_SECONDS = 300;
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
  BOT_CHECK_SECONDS: z.coerce
    .number()
    .int()
    .min(2)
    .max(MOST_SECONDS)
    .default(MOST_SECONDS)
    .describe('how long a solved bot check is valid; browsers renew theirs before'),
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
      data: z.object({ action: z.string(), holder: z.string(), seconds: z.number(), calls: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

type Options = { secret: string; cost: number; seconds: number };
type Verified = SolvedCheck & { action: string; holder: string };

/** Proof of work, self-hosted: no third party, no puzzle for the user. */
export const altchaBotCheck = ({ secret, cost, seconds }: Options): BotCheck => {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` };
  // A browser sends the same token with many calls; its validity does not change.
  const remembered = new Map<string, Verified>();
  // Scripts of the page can read a challenge, and must not learn anything about the cookie from it.
  const nameOf = (holder: string): string =>
    createHmac('sha256', `${secret}/holder`).update(holder).digest('base64url');
  const verified = async (token: string): Promise<Verified | null> => {
    const known = remembered.get(token);
    if (known) return known.expiresAt.getTime() > Date.now() ? known : null;
    const solved = await verifyToken(token, secrets);
    if (solved) remember(remembered, token, solved);
    return solved;
  };
  return {
    challenge: ({ action, holder }) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost,
        counter: randomInt(MAX_COUNTER, 1),
        // The browser counts the seconds by its own clock, which may differ from ours.
        data: { action, holder: nameOf(holder), seconds, calls: botCheckActions[action].calls },
        deriveKey,
        expiresAt: new Date(Date.now() + seconds * 1000),
        ...secrets,
      }),
    verify: async (token, { action, holders }) => {
      const solved = await verified(token);
      const isForUse = solved?.action === action && holders.some((holder) => nameOf(holder) === solved.holder);
      return solved && isForUse
        ? { tokenHash: solved.tokenHash, calls: solved.calls, expiresAt: solved.expiresAt }
        : null;
    },
  };
};

const verifyToken = async (
  token: string,
  secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
): Promise<Verified | null> => {
  const parsed = payload.safeParse(decode(token));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data;
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => null);
  if (!result?.verified) return null;
  const tokenHash = createHash('sha256').update(challenge.signature).digest();
  const { data, expiresAt } = challenge.parameters;
  const { action, holder, calls } = data;
  return { tokenHash, action, holder, calls, expiresAt: new Date(expiresAt * 1000) };
};

const remember = (tokens: Map<string, Verified>, token: string, solved: Verified): void => {
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
