import { z } from 'zod';

/** Consents given to us: inquiries, with soft and hard pulls separate (FCRA), and text messages (TCPA). */
export const consentKind = z.enum(['softPull', 'hardPull', 'payroll', 'bank', 'insurance', 'texts']);
export type ConsentKind = z.infer<typeof consentKind>;
