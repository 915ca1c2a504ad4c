import { z } from 'zod';

/** The order of steps for a lead: chosen once, stored with the lead. The first two are the landing page's. */
export const funnelVariant = z.enum(['withUsageStep', 'withoutUsageStep', 'prequal', 'prequalCredit', 'mcr']);
export type FunnelVariant = z.infer<typeof funnelVariant>;
