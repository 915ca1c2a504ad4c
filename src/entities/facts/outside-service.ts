import { z } from 'zod';

/** One capability that outside services provide, as administrators see it. */
export const outsideService = z.object({
  /** The capability's name in the registry. */
  service: z.string(),
  setting: z.string(),
  choice: z.string(),
  /** Null before the first request. */
  askedAt: z.date().nullable(),
  answeredAt: z.date().nullable(),
  /** `answered`, or why there was no answer. */
  outcome: z.string().nullable(),
  /** Files kept of what the service publishes, and when the oldest of them was fetched. */
  files: z.int(),
  fetchedAt: z.date().nullable(),
  canRefresh: z.boolean(),
});
export type OutsideService = z.infer<typeof outsideService>;

/** Outside services whose publications the product fetches by itself. */
export const fetchedService = z.enum(['sanctions', 'averageRates', 'primeRate']);
export type FetchedService = z.infer<typeof fetchedService>;
