import { randomUUID } from 'node:crypto';
import { type FloodDetermination, floodDetermination } from '#entities/facts/flood-determination.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addEnteredReport } from '#server/db/repos/application/reports.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';
import { knownAddress } from '../shared/known-address.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type FloodOutcome =
  | { kind: 'recorded' }
  | { kind: 'changedMeanwhile' }
  | { kind: 'fileMissing' }
  | { kind: 'addressMissing' }
  | { kind: 'inFuture' };

type Entered = {
  staff: LoanStaff<'workLoan'>;
  determination: FloodDetermination;
  fileId: string;
  /** The determination the page showed; null for none. */
  seen: FloodDetermination | null;
};

/** Two that say the same, whatever was left out of one of them. */
const isSame = (one: FloodDetermination | null, other: FloodDetermination | null): boolean =>
  JSON.stringify(one && floodDetermination.parse(one)) === JSON.stringify(other && floodDetermination.parse(other));

/** Staff enter the federal determination form they ordered, with the file it was read from. The newest determination counts. */
export const recordFlood = (
  container: Container,
  { staff: { accountId, applicationId }, determination, fileId, seen }: Entered,
): Promise<FloodOutcome> =>
  container.database.transact(async (tx): Promise<FloodOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const address = knownAddress(stored.document);
    if (!address) return { kind: 'addressMissing' };
    if (determination.determinedOn > container.clock.today()) return { kind: 'inFuture' };
    if (!(await filesOf(tx, applicationId)).some(({ id }) => id === fileId)) return { kind: 'fileMissing' };
    if (!isSame((await outsideFactsOf(tx, stored)).flood, seen)) return { kind: 'changedMeanwhile' };
    const at = {
      applicationId,
      person: 'borrower',
      kind: 'flood',
      idempotencyKey: `staff/flood/${randomUUID()}`,
    } as const;
    await addEnteredReport(tx, {
      ...at,
      ring: container.ring,
      answer: { kind: 'found', ...{ address, determination } },
    });
    const body = { zone: determination.zone, determinedOn: determination.determinedOn, fileId };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'floodRecorded', body });
    await saveApplication(tx, stored);
    await reconcileConditions(container, tx, stored);
    await startNoticeDuties(tx, { stored, on: container.clock.today() });
    return { kind: 'recorded' };
  });
