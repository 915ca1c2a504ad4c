import { z } from 'zod';

/** Ten digits of the North American Numbering Plan; area code and exchange never start with 0 or 1. */
export const phone = z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'phoneFormat');
export type Phone = z.infer<typeof phone>;

/** Digits of a typed or autofilled number without the country code 1; the schema validates them. */
export const phoneFromText = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
};

/** (615) 555-0142 */
export const phoneText = (digits: Phone): string => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
