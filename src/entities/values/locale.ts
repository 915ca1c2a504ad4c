import { z } from 'zod';

/** The languages of the product. `en-XA` is the pseudo-locale, for finding hard-coded text and layouts that are too tight. */
export const locale = z.enum(['en', 'en-XA']);
export type Locale = z.infer<typeof locale>;
