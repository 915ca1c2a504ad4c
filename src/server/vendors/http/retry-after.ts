const MOST_MS = 60 * 60 * 1000;

/** `Retry-After` as milliseconds, given in seconds or as a date; an hour at most. Null where there is none. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, Math.ceil(seconds * 1000)), MOST_MS);
};
