import { z } from 'zod';
import { day } from '../values/day.ts';

export const closingLocation = z.enum(['online', 'office', 'home']);
export type ClosingLocation = z.infer<typeof closingLocation>;

export const closingTime = z.enum(['morning', 'midday', 'afternoon', 'evening']);
export type ClosingTime = z.infer<typeof closingTime>;

/** Whether the closing documents can be signed now, and if not, why. */
export const closingStandingKind = z.enum([
  'notBooked',
  'conditionsOpen',
  'notApproved',
  'tooEarly',
  'waiting',
  'checkInNeeded',
  'open',
  'closed',
]);
export type ClosingStandingKind = z.infer<typeof closingStandingKind>;

/** The appointment and its outcome. Only `accountOpenedOn` starts the rescission clock. */
export const closing = z.object({
  appointmentOn: day.nullable(),
  appointmentTime: closingTime.nullable(),
  place: closingLocation.nullable(),
  accountOpenedOn: day.nullable(),
  cancelledOn: day.nullable(),
});
export type Closing = z.infer<typeof closing>;

export const emptyClosing = (): Closing => ({
  appointmentOn: null,
  appointmentTime: null,
  place: null,
  accountOpenedOn: null,
  cancelledOn: null,
});
