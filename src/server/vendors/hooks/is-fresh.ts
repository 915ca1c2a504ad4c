/** The replay window of signatures that carry their time. */
export const REPLAY_SECONDS = 300;

/** Neither older than the window nor from a future beyond it. */
export const isFresh = (signedAt: number, at: Date): boolean =>
  Number.isFinite(signedAt) && Math.abs(at.getTime() / 1000 - signedAt) <= REPLAY_SECONDS;
