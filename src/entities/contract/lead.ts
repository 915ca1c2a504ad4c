import { z } from 'zod';

/** A lead's progress as a partner may see it: never why it ended, and no figures. */
export const leadState = z.enum(['new', 'invited', 'opened', 'applying', 'inReview', 'closing', 'funded', 'ended']);
export type LeadState = z.infer<typeof leadState>;
