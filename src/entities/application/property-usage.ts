import { z } from 'zod';

export const propertyUsage = z.enum(['primaryResidence', 'secondHome', 'investment']);
export type PropertyUsage = z.infer<typeof propertyUsage>;
