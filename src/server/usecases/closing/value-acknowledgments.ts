import { z } from 'zod';
import { type Day, day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { findStateLimits } from '#rules/eligibility/cltv.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import type { Owner } from '#rules/rescission/owners-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent, eventsOfKind } from '#server/db/repos/application/events.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { otherOwners } from '../delivery/closing-papers.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

const signed = z.object({ owner: z.string(), on: day });

type Acknowledgment = { owner: Owner; signedOn: Day | null };

/**
 * Each owner of a Texas homestead signs the acknowledgment of its value on the day of closing (article XVI, section 50(a)(6)(Q)(ix)).
 * Borrowers do so with their closing documents; here are the owners who do not borrow, with the day they signed last.
 */
export const acknowledgmentsOf = async (
  db: Reader,
  { stored: { id, document }, on }: { stored: Pick<StoredApplication, 'id' | 'document'>; on: Day },
): Promise<Acknowledgment[]> => {
  const limits = findStateLimits(getPolicy(on), document.property.state);
  if (!limits?.acknowledgesValue) return [];
  const outside = await outsideFactsOf(db, { id, document });
  if (!mayBePrincipalResidence(document, outside.title)) return [];
  const events = await eventsOfKind(db, { applicationId: id, kind: 'valueAcknowledged' });
  const known = events.map(({ body }) => signed.parse(body));
  return otherOwners(document, outside).map((owner) => ({
    owner,
    signedOn: known.findLast((each) => each.owner === owner.owner)?.on ?? null,
  }));
};

/** Owners whose signature of this day is missing. */
export const withoutAcknowledgment = async (
  db: Reader,
  { stored, on }: { stored: Pick<StoredApplication, 'id' | 'document'>; on: Day },
): Promise<Owner[]> =>
  (await acknowledgmentsOf(db, { stored, on })).flatMap(({ owner, signedOn }) => (signedOn === on ? [] : [owner]));

export type AcknowledgeOutcome = { kind: 'recorded' } | { kind: 'fileMissing' } | { kind: 'notOwed' };

type Signing = { staff: LoanStaff<'close'>; owner: string; fileId: string };

/** An owner signed on paper in our presence today: staff record it with the signed copy. */
export const recordAcknowledgment = (
  container: Container,
  { staff: { accountId, applicationId }, owner, fileId }: Signing,
): Promise<AcknowledgeOutcome> =>
  container.database.transact(async (tx): Promise<AcknowledgeOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const on = container.clock.today();
    const owed = await acknowledgmentsOf(tx, { stored, on });
    const isOpened = stored.document.closing.accountOpenedOn !== null;
    if (isOpened || !owed.some((each) => each.owner.owner === owner)) return { kind: 'notOwed' };
    const file = (await filesOf(tx, applicationId)).find(({ id }) => id === fileId);
    if (file?.state !== 'clean' || file.retiredAt !== null) return { kind: 'fileMissing' };
    const actor = { staff: accountId };
    await appendEvent(tx, { applicationId, actor, kind: 'valueAcknowledged', body: { owner, on, fileId } });
    await saveApplication(tx, stored);
    return { kind: 'recorded' };
  });
