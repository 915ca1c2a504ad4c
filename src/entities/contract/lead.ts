import { z } from 'zod';

/** How far a lead has come, as a partner may know it: never why it ended, and no figures. */
export const leadState = z.enum(['new', 'invited', 'opened', 'applying', 'inReview', 'closing', 'funded', 'ended']);
export type LeadState = z.infer<typeof leadState>;
