const LONGEST_MILLISECONDS = 2000;

/** Once the page has nothing more urgent to do; not every browser says when that is. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_MILLISECONDS });
  else setTimeout(work, 200);
};
