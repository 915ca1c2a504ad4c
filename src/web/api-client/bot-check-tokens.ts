import type { BotCheckToken } from './solve-bot-check.ts';

const SAFETY_MILLISECONDS = 30_000;

export type BotCheckTokens = {
  /** Starts work on a token ahead of time. */
  prepare(): void;
  /** A token for one call; the next one is started at once. */
  take(): Promise<string>;
  /** Discards the prepared token and makes a new one. */
  renew(): Promise<string>;
  /** The newest solved token, for a page with no time left to wait: the server accepts one for many calls. */
  atHand(): string | null;
};

/** A token is good for one call, so one is always prepared ahead of time. */
export const botCheckTokens = (solve: () => Promise<BotCheckToken>, now: () => number): BotCheckTokens => {
  let ahead: Promise<BotCheckToken> | null = null;
  let newest: BotCheckToken | null = null;
  const isGood = ({ expiresAt }: BotCheckToken): boolean => expiresAt - SAFETY_MILLISECONDS >= now();
  const begin = (): Promise<BotCheckToken> => {
    const made = solve().then((token) => {
      newest = token;
      return token;
    });
    // A failure surfaces in the call that takes the token, not as an unhandled rejection.
    made.catch(() => undefined);
    return made;
  };
  const prepare = (): void => {
    ahead ??= begin();
  };
  const renew = async (): Promise<string> => {
    ahead = null;
    const { text } = await begin();
    prepare();
    return text;
  };
  const take = async (): Promise<string> => {
    const prepared = ahead ?? begin();
    ahead = null;
    const token = await prepared.catch(() => null);
    if (token === null || !isGood(token)) return renew();
    prepare();
    return token.text;
  };
  const atHand = (): string | null => (newest !== null && isGood(newest) ? newest.text : null);
  return { prepare, take, renew, atHand };
};
