import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';
import { lastFour } from '../values/ssn.ts';

export const accountKind = z.enum(['checking', 'savings']);
export type AccountKind = z.infer<typeof accountKind>;

/** Banks print account numbers in groups, and applicants copy them that way. */
export const withoutGroups = (number: string): string => number.replace(/[\s-]/g, '');

export const accountNumber = z
  .string()
  .overwrite(withoutGroups)
  .regex(/^\d{4,17}$/, 'accountFormat');

/** ABA routing number with its check digit: the digits weighted 3, 7 and 1 add up to a multiple of ten. */
export const routingNumber = z
  .string()
  .overwrite(withoutGroups)
  .regex(/^\d{9}$/, 'routingFormat')
  .refine(
    (digits) => [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0,
    'routingCheckDigit',
  );
export type RoutingNumber = z.infer<typeof routingNumber>;

/** Where the funds go. The account number lives in the vault. */
export const disbursement = z.object({
  accountHolder: z.string().trim().min(1).max(100),
  bankName: z.string().trim().min(1).max(100),
  accountKind,
  routingNumber,
  accountLast4: lastFour.nullable(),
  firstDraw: positiveDollars,
});
export type Disbursement = z.infer<typeof disbursement>;
