import type { BotCheckToken } from './solve-bot-check.ts';

/** With a third of its calls or of its time left, a token is replaced. */
const RESERVE = 1 / 3;
/** A call on its way takes time; a token about to expire is not sent. */
const MARGIN = 1 / 10;
/** Offline, work ahead of time is not tried again at once. */
const REST_MILLISECONDS = 30_000;

export type BotCheckTokens = {
  /** Starts work on the next token when the current one is running out. */
  prepare(): void;
  /** A token that covers the calls of one request. */
  take(calls?: number): Promise<string>;
  /** A token in place of one the server refused. */
  renew(refused: string, calls?: number): Promise<string>;
  /** The current token where it covers these calls, without waiting for anything. */
  atHand(calls?: number): string | null;
  /** Whether there is one: a page without it could send nothing as it is left. */
  isAtHand(): boolean;
};

/** One token at a time, replaced in the background before it runs out, so that no call waits for the work. */
export const botCheckTokens = (solve: () => Promise<BotCheckToken>, now: () => number): BotCheckTokens => {
  let current: BotCheckToken | null = null;
  let next: Promise<BotCheckToken> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  const hasTime = ({ expiresAt, milliseconds }: BotCheckToken, share: number): boolean =>
    expiresAt - now() > milliseconds * share;
  const begin = (): Promise<BotCheckToken> => {
    if (next) return next;
    const made = solve().then(
      (token) => {
        if (next === made) [current, next] = [token, null];
        return current ?? token;
      },
      (error: unknown) => {
        if (next === made) [next, failedAt] = [null, now()];
        throw error;
      },
    );
    next = made;
    // A failure surfaces in the call that waits for the token, not as an unhandled rejection.
    made.catch(() => undefined);
    return made;
  };
  const left = new WeakMap<BotCheckToken, number>();
  const callsLeft = (token: BotCheckToken): number => left.get(token) ?? token.calls;
  const prepare = (): void => {
    const isLasting = current && callsLeft(current) > current.calls * RESERVE && hasTime(current, RESERVE);
    if (!isLasting && now() - failedAt >= REST_MILLISECONDS) begin();
  };
  const spend = (token: BotCheckToken, calls: number): string => {
    left.set(token, callsLeft(token) - calls);
    prepare();
    return token.text;
  };
  const covers = (token: BotCheckToken | null, calls: number): token is BotCheckToken =>
    token !== null && callsLeft(token) >= calls && hasTime(token, MARGIN);
  const atHand = (calls = 1): string | null => (covers(current, calls) ? spend(current, calls) : null);
  const take = async (calls = 1): Promise<string> => {
    const known = atHand(calls);
    if (known !== null) return known;
    const token = await begin().catch(begin);
    // Many calls may have waited for the same token.
    return callsLeft(token) >= Math.min(calls, token.calls) ? spend(token, calls) : take(calls);
  };
  const renew = (refused: string, calls = 1): Promise<string> => {
    // Work begun before the refusal may be bound to a session that is over.
    if (current?.text === refused) [current, next] = [null, null];
    return take(calls);
  };
  const isAtHand = (): boolean => covers(current, 1);
  return { prepare, take, renew, atHand, isAtHand };
};
