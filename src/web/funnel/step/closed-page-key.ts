import { z } from 'zod';

const arrivedFrom = z.object({ closedPage: z.object({ key: z.string() }) });

/** The page that did not open, as the move to this one tells; null is none. */
export const closedPageKey = (arrival: unknown): string | null =>
  arrivedFrom.safeParse(arrival).data?.closedPage.key ?? null;
