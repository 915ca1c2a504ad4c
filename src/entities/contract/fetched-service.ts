import { z } from 'zod';

/** Outside services whose publications the product fetches by itself. */
export const fetchedService = z.enum(['sanctions', 'averageRates', 'primeRate']);
export type FetchedService = z.infer<typeof fetchedService>;
