import { z } from 'zod';

/** What someone allowed us: to ask about them, a soft look and a hard one each (FCRA), or to send them texts (TCPA). */
export const consentKind = z.enum(['softPull', 'hardPull', 'payroll', 'bank', 'insurance', 'texts']);
export type ConsentKind = z.infer<typeof consentKind>;
