import { z } from 'zod';
import { noticeHold, noticeKind, postReason } from '#entities/facts/notice.ts';
import { day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';

export const loanNotice = z.object({
  id: z.string(),
  kind: noticeKind,
  person,
  channel: z.enum(['email', 'post']),
  why: postReason.nullable(),
  held: noticeHold.nullable(),
  madeOn: day,
  sentOn: day.nullable(),
  bouncedOn: day.nullable(),
});
export type LoanNotice = z.infer<typeof loanNotice>;

/** Every notice of a loan: to whom, which way and when. Oldest first. */
export const loanNoticesOf = async ({ database }: Container, applicationId: string): Promise<LoanNotice[]> =>
  (await deliveriesOf(database.db, applicationId)).map((row) => loanNotice.parse(row));
