import { z } from 'zod';

/** Ten digits of the North American plan; area and exchange never start with 0 or 1. */
export const phone = z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'phoneFormat');
export type Phone = z.infer<typeof phone>;
