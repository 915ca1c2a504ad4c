import { z } from 'zod';

/**
 * `mention`: a colleague named them in a note. `assigned`: a loan or a piece of work was given to them. `message`: an applicant of
 * theirs wrote. `takenOver`: work they had taken went to someone else. `proposalReturned`, `proposalConfirmed`: the second person
 * answered a decision they proposed.
 */
export const notificationKind = z.enum([
  'mention',
  'assigned',
  'takenOver',
  'proposalReturned',
  'proposalConfirmed',
  'message',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** One thing a member of staff is told of, as the bell lists it. */
export const notification = z.object({
  id: z.uuid(),
  kind: notificationKind,
  /** The colleague; null where an applicant caused it. */
  by: z.string().nullable(),
  loan: z.object({ id: z.uuid(), number: z.string(), names: z.string() }),
  at: z.date(),
  isUnread: z.boolean(),
});
export type Notification = z.infer<typeof notification>;
