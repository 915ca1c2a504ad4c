import { newPassword } from '#words/own-account.ts';

const words = newPassword;

/** The sentence beside a new password of the wrong length, or null. */
export const newPasswordError = ({ min, max }: { min: number; max: number }, typed: string): string | null => {
  if (typed.length < min) return words.tooShort(min);
  return typed.length > max ? words.tooLong : null;
};
