import { z } from 'zod';

/** The loan number as shown to applicants, on documents and to staff. */
export const loanNumberText = (loanNumber: number): string => `HL-${loanNumber}`;

/** A loan number as typed, with or without its letters. */
export const typedLoanNumber = z
  .string()
  .trim()
  .regex(/^(hl[-\s]?)?\d{1,12}$/i)
  .transform((text) => Number(text.replace(/\D/g, '')));
