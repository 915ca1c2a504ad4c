import { z } from 'zod';
import { partOfDayTimes } from '#entities/application/closing.ts';
import { withUnknownFields } from './with-unknown-fields.ts';

const v5Closing = z.looseObject({ appointmentTime: z.string().nullable() });
const v5Application = z.looseObject({ closing: v5Closing.optional() });
const times: Readonly<Record<string, string>> = partOfDayTimes;

/** An appointment in a part of the day begins at the time people were told to come. */
export const v5ToV6 = (stored: unknown): unknown => {
  const { closing, ...rest } = v5Application.parse(stored);
  if (closing === undefined) return withUnknownFields(rest);
  const { appointmentTime } = closing;
  const time = appointmentTime === null ? null : (times[appointmentTime] ?? appointmentTime);
  return withUnknownFields({ ...rest, closing: { ...closing, appointmentTime: time } });
};
