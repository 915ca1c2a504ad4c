import { z } from 'zod';
import { noticeHold, noticeKind, postReason } from '#entities/facts/notice.ts';
import { day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export const loanNotice = z.object({
  id: z.string(),
  kind: noticeKind,
  person,
  /** An owner who does not borrow, where the notice is theirs. */
  ownerName: z.string().nullable(),
  channel: z.enum(['email', 'post']),
  why: postReason.nullable(),
  held: noticeHold.nullable(),
  madeOn: day,
  sentOn: day.nullable(),
  bouncedOn: day.nullable(),
});
export type LoanNotice = z.infer<typeof loanNotice>;

/** Every notice of a loan: to whom, which way and when. Oldest first. */
export const loanNoticesOf = async ({ database: { db } }: Container, applicationId: string): Promise<LoanNotice[]> => {
  const stored = await findApplication(db, applicationId);
  const title = stored && (await outsideFactsOf(db, stored)).title;
  const owners = stored ? ownersOf(stored.document, title) : [];
  const nameOf = (owner: string | null) => owners.find((each) => each.owner === owner)?.name ?? owner;
  return (await deliveriesOf(db, applicationId)).map((row) =>
    loanNotice.parse({ ...row, ownerName: nameOf(row.owner) }),
  );
};
