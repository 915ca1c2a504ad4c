import { z } from 'zod';

/** The legal texts a user agrees to, by their folder in `content/` and the address they are read at. */
export const agreedText = z.enum(['terms-of-use', 'privacy-statement', 'e-consent']);
export type AgreedText = z.infer<typeof agreedText>;
