import { z } from 'zod';

/** What someone allowed us to ask about them. A soft look and a hard one need a word each (FCRA). */
export const consentKind = z.enum(['softPull', 'hardPull', 'payroll', 'bank', 'insurance']);
export type ConsentKind = z.infer<typeof consentKind>;
