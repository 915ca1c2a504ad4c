import { z } from 'zod';

/** Optional for applicants; where one is set it has at least eight characters. */
export const password = z.string().min(8).max(200);
