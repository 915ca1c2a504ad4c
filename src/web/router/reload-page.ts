/** Whether a new document could be had. Without a connection it would only replace the page by the browser's own. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A browser asks once for a file of code: what did not come then comes only with a new document. */
export const reloadPage = async (): Promise<void> => {
  if (await isReachable()) window.location.reload();
};
