import type { BotCheckTokens } from './bot-check-tokens.ts';

const CHECK_MILLISECONDS = 2_000;

/** A page left open has a valid token when its user returns; a hidden one makes none. */
export const keepTokensFresh = (tokens: Pick<BotCheckTokens, 'prepare'>): (() => void) => {
  const prepare = (): void => {
    if (document.visibilityState === 'visible') tokens.prepare();
  };
  prepare();
  const timer = setInterval(prepare, CHECK_MILLISECONDS);
  document.addEventListener('visibilitychange', prepare);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', prepare);
  };
};
