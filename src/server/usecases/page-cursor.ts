import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** A time as PostgreSQL writes it, to the last of its digits. */
export const timeKey = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/);

/** Where a page ended, as one word for the address of the next. */
export const encodeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** A place in the list that somebody made up is an error of theirs, not ours. */
export const decodeCursor = <Place>(text: string, place: z.ZodType<Place>): Place => {
  try {
    return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
