/** Longer than this, the answer to "Try again" is that nothing answers. */
const PATIENCE_MILLISECONDS = 10_000;

/** Whether a new document could be had. Without a server behind it, it would only replace the page by the browser's or a proxy's own. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** What is typed and not yet kept: a new document would begin without it. */
const keepers = new Set<() => Promise<void>>();
export const keepBeforeReload = (keep: () => Promise<void>): (() => void) => {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
};

const kept = (): Promise<unknown> =>
  Promise.race([
    Promise.all([...keepers].map((keep) => keep())),
    new Promise((done) => setTimeout(done, PATIENCE_MILLISECONDS)),
  ]);

/** A browser asks once for a file of code: what did not come then comes only with a new document. Settles only where there is none. */
export const reloadPage = async (): Promise<void> => {
  if (!(await isReachable())) return;
  await kept();
  window.location.reload();
  await new Promise(() => undefined);
};
