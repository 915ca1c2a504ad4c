/** Longer ago, a failure is another one. */
const REMEMBERED_MILLISECONDS = 120_000;
/** A part that fails this soon after belongs to the same press. */
const SAME_PRESS_MILLISECONDS = 3000;

/** `over`: once it has come to nothing; a try that succeeds ends in another page. */
type Try = { address: string; at: Date; overAt: number | null; over: Promise<void> };

let last: Try | null = null;

/** "Try again" was pressed on this page: whatever replaces the part it was pressed on still knows. */
export const lastTryHere = (): Try | null => {
  const isHere = last?.address === window.location.href;
  return last !== null && isHere && Date.now() - last.at.getTime() < REMEMBERED_MILLISECONDS ? last : null;
};

/** One try at a time. */
export const tryAgain = (retry: () => unknown): void => {
  if (lastTryHere()?.overAt === null) return;
  const end = () => {
    tried.overAt = Date.now();
  };
  const over = Promise.resolve(retry()).then(end, end);
  const tried: Try = { address: window.location.href, at: new Date(), overAt: null, over };
  last = tried;
};

/** One press brings a page whose answers came and whose code did not. */
export const goOnTrying = (retry: () => unknown): void => {
  const overAt = lastTryHere()?.overAt ?? null;
  if (overAt !== null && Date.now() - overAt < SAME_PRESS_MILLISECONDS) tryAgain(retry);
};
