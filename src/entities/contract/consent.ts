import { z } from 'zod';

/**
 * Consents given to us: inquiries, with soft and hard pulls separate (FCRA), text messages (TCPA), a check with payroll before the money is
 * sent, and a creditor's payoff statement.
 */
export const consentKind = z.enum([
  'softPull',
  'hardPull',
  'payroll',
  'bank',
  'insurance',
  'texts',
  'employment',
  'payoff',
]);
export type ConsentKind = z.infer<typeof consentKind>;
