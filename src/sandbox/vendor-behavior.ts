import { z } from 'zod';

/** Every outside vendor we call. */
export const vendor = z.enum([
  'creditBureau',
  'valuation',
  'flood',
  'address',
  'addressSuggestions',
  'homeRecord',
  'title',
  'payrollIncome',
  'bankIncome',
  'insuranceLink',
  'identity',
  'sanctions',
  'loanSystem',
  'textMessage',
  'payments',
]);
export type Vendor = z.infer<typeof vendor>;

/** How a vendor's sandbox behaves; `thin` returns little data, `inconsistent` contradicts, `duplicate` reports everything twice. */
export const sandboxBehavior = z.enum(['found', 'slow', 'down', 'frozen', 'thin', 'inconsistent', 'duplicate']);
export type SandboxBehaviour = z.infer<typeof sandboxBehavior>;
