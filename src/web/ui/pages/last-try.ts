/** Longer ago, a failure is another one. */
const REMEMBERED_MILLISECONDS = 120_000;

/** `over`: once it has come to nothing; a try that succeeds ends in another page. */
type Try = { address: string; at: Date; isOver: boolean; over: Promise<void> };

let last: Try | null = null;

/** "Try again" was pressed on this page: what is drawn anew in place of the part it was pressed on still knows. */
export const lastTryHere = (): Try | null => {
  const isHere = last?.address === window.location.href;
  return last !== null && isHere && Date.now() - last.at.getTime() < REMEMBERED_MILLISECONDS ? last : null;
};

/** One try at a time. */
export const tryAgain = (retry: () => unknown): void => {
  if (lastTryHere()?.isOver === false) return;
  const end = () => {
    tried.isOver = true;
  };
  const over = Promise.resolve(retry()).then(end, end);
  const tried: Try = { address: window.location.href, at: new Date(), isOver: false, over };
  last = tried;
};
