const DAY_MS = 24 * 60 * 60 * 1000;
/** A list is fetched daily; one from more than a week ago is not used. */
const MOST_DAYS = 7;

/** The list had 19,000 entries and as many aliases in 2026. */
export const FEWEST = { entries: 10_000, aliases: 10_000 };

export const isTooOld = (fetchedAt: Date, now: Date): boolean =>
  now.getTime() - fetchedAt.getTime() > MOST_DAYS * DAY_MS;
