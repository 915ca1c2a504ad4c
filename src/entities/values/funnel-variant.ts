import { z } from 'zod';

/** Which order of steps a lead follows: chosen once, kept with the lead. The first two are the landing page's. */
export const funnelVariant = z.enum(['withUsageStep', 'withoutUsageStep', 'prequal', 'prequalCredit', 'mcr']);
export type FunnelVariant = z.infer<typeof funnelVariant>;
