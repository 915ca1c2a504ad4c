import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';

/** A valid timestamp in PostgreSQL's format, at full precision. */
export const timeKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
  .refine((text) => day.safeParse(text.slice(0, 10)).success);

/** PostgreSQL accepts every character in text except this one. */
const withoutNul = z.string().refine((text) => !text.includes('\0'));

/** The end of a page, encoded as one word for the next page's URL. */
export const encodeCursor = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** A made-up cursor is the caller's error, not ours. */
export const decodeCursor = <Cursor>(text: string, cursor: z.ZodType<Cursor>): Cursor => {
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString(), (_, value) =>
      typeof value === 'string' ? withoutNul.parse(value) : value,
    );
    return cursor.parse(given);
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
