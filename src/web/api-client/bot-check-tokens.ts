import type { BotCheckToken } from './solve-bot-check.ts';

const SAFETY_MILLISECONDS = 30_000;

export type BotCheckTokens = {
  /** Begin work on a token before anyone needs it. */
  prepare(): void;
  /** A token for one call; the next one is begun at once. */
  take(): Promise<string>;
  /** Forget what is prepared and make a new one. */
  renew(): Promise<string>;
};

/** A token is good for one call, so one is always being made ahead of time. */
export const botCheckTokens = (solve: () => Promise<BotCheckToken>, now: () => number): BotCheckTokens => {
  let ahead: Promise<BotCheckToken> | null = null;
  const begin = (): Promise<BotCheckToken> => {
    const made = solve();
    // A failure belongs to the call that takes it, not to nobody.
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
    if (token === null || token.expiresAt - SAFETY_MILLISECONDS < now()) return renew();
    prepare();
    return token.text;
  };
  return { prepare, take, renew };
};
