import { z } from 'zod';
import { day } from '../values/day.ts';

export const closingLocation = z.enum(['online', 'office', 'home']);
export type ClosingLocation = z.infer<typeof closingLocation>;

/** When a signing begins, `HH:MM` in the lender's time zone. Text order is time order. */
export const closingTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:00');
export type ClosingTime = z.infer<typeof closingTime>;

/** Appointments were once parts of a day: each began at this time. */
export const partOfDayTimes = {
  morning: '09:00',
  midday: '11:30',
  afternoon: '14:45',
  evening: '16:00',
} as const satisfies Record<string, ClosingTime>;
export type PartOfDay = keyof typeof partOfDayTimes;

/** When the lender closes on a banking day, how long a signing takes, and how many notaries can sit with people at once. */
export const closingHours = z.strictObject({
  hours: z.array(z.strictObject({ from: closingTime, to: closingTime })).min(1),
  minutes: z.int().min(15).max(480),
  notaries: z.strictObject({ online: z.int().min(0), office: z.int().min(0), home: z.int().min(0) }),
});
export type ClosingHours = z.infer<typeof closingHours>;

/** Whether the closing documents can be signed now, and if not, why. */
export const closingStandingKind = z.enum([
  'notBooked',
  'conditionsOpen',
  'notApproved',
  'tooEarly',
  'valuationWait',
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
