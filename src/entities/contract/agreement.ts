import { z } from 'zod';

/** The legal texts one agrees to, by the folder of `content/` and the address they are read at. */
export const agreedText = z.enum(['terms-of-use', 'privacy-statement', 'e-consent']);
export type AgreedText = z.infer<typeof agreedText>;
