import type { BotCheckToken } from './solve-bot-check.ts';

const SAFETY_MILLISECONDS = 30_000;

export type BotCheckTokens = {
  /** Begin work on a token before anyone needs it. */
  prepare(): void;
  /** A token for one call; the next one is begun at once. */
  take(): Promise<string>;
  /** Forget what is prepared and make a new one. */
  renew(): Promise<string>;
  /** The newest that is solved, for a page with no time left to wait: the server takes one for many calls. */
  atHand(): string | null;
};

/** A token is good for one call, so one is always being made ahead of time. */
export const botCheckTokens = (solve: () => Promise<BotCheckToken>, now: () => number): BotCheckTokens => {
  let ahead: Promise<BotCheckToken> | null = null;
  let newest: BotCheckToken | null = null;
  const isGood = ({ expiresAt }: BotCheckToken): boolean => expiresAt - SAFETY_MILLISECONDS >= now();
  const begin = (): Promise<BotCheckToken> => {
    const made = solve().then((token) => {
      newest = token;
      return token;
    });
    // A failure belongs to the call that takes it, not to no one.
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
