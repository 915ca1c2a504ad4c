import type { z } from 'zod';
import { newPassword } from '#words/own-account.ts';

const words = newPassword;

/** The sentence beside a new password the schema refuses, or null. */
export const newPasswordError = (schema: z.ZodString, typed: string): string | null => {
  if (schema.safeParse(typed).success) return null;
  return typed.length < (schema.minLength ?? 0) ? words.tooShort(schema.minLength ?? 0) : words.tooLong;
};
