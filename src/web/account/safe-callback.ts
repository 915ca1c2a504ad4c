/** Where to go after signing in: only an address on our own pages, else null. */
export const safeCallback = (wanted: string | null, origin: string): string | null => {
  if (wanted === null || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  // Two slashes at the start would name another host.
  const path = url.pathname.replace(/^\/+/, '/');
  return url.origin === origin ? `${path}${url.search}${url.hash}` : null;
};
