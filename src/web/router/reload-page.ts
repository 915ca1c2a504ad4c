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

/** A browser asks once for a file of code: what did not come then comes only with a new document. Settles only where there is none. */
export const reloadPage = async (): Promise<void> => {
  if (!(await isReachable())) return;
  window.location.reload();
  await new Promise(() => undefined);
};
