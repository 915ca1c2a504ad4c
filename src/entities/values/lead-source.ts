import { z } from 'zod';

/** `MCR` is a partner's lead channel; the spelling is contract. */
export const leadSource = z.enum(['web', 'MCR', 'partner', 'staff']);
export type LeadSource = z.infer<typeof leadSource>;
