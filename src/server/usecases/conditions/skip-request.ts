import type { UploadRequest } from '#entities/application/upload-request.ts';
import type { Actor } from '#entities/contract/actor.ts';
import { canBeSkipped } from '#rules/conditions/requested-documents.ts';
import { isWaivedByTwo } from '#rules/conditions/waivers.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { lockConditions } from './current-conditions.ts';
import { proposeWaiver, type WaiverReason, waiverText } from './propose-waiver.ts';
import { type Condition, reconcileConditions } from './reconcile-conditions.ts';

type Named = Pick<UploadRequest, 'documentType' | 'propertyId'>;

export const isSameRequest = (one: Named, other: Named): boolean =>
  one.documentType === other.documentType && one.propertyId === other.propertyId;

export type SkipOutcome =
  | { kind: 'skipped' | 'cannotBeSkipped' }
  /** A rule rests on it: a second person has to agree. */
  | { kind: 'proposed' | 'proposedAlready' }
  | Meanwhile;

/** With the one who proposed it, where it took two. */
type Skipped = { stored: StoredApplication; condition: Condition; reason: string; actor: Actor; proposedBy?: string };

/** A document is no longer requested of either applicant and no longer counted. */
export const skipDocument = async (
  container: Container,
  tx: Tx,
  { stored, condition, reason, actor, proposedBy }: Skipped,
): Promise<void> => {
  const { id: applicationId } = stored;
  const { documentType, propertyId } = condition.request;
  if (documentType === null) throw new Error('Only a document is skipped.');
  const skipped = { documentType, propertyId };
  const others = stored.document.uploadRequests.filter((each) => !isSameRequest(each, skipped));
  const document = { ...stored.document, uploadRequests: [...others, { ...skipped, shouldSkip: true }] };
  await saveApplication(tx, { id: applicationId, document, status: stored.status });
  const body = { ...skipped, reason, ...(proposedBy === undefined ? {} : { proposedBy }) };
  await appendEvent(tx, { applicationId, actor, kind: 'requestSkipped', body });
  await reconcileConditions(container, tx, { id: applicationId, document });
};

/** Staff skips a document for both applicants. */
export const skipRequest = async (
  container: Container,
  { staff, key, seen, reason }: { staff: LoanStaff<'decide'>; key: string; seen: Date; reason: WaiverReason },
): Promise<SkipOutcome> =>
  container.database.transact(async (tx): Promise<SkipOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, staff.applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const meanwhile = changedMeanwhile(condition, seen);
    if (meanwhile) return meanwhile;
    if (!canBeSkipped(condition.request)) return { kind: 'cannotBeSkipped' };
    if (isWaivedByTwo(condition.request)) return proposeWaiver(tx, { staff, condition, how: 'skip', reason });
    const actor = { staff: staff.accountId };
    await skipDocument(container, tx, { stored, condition, reason: waiverText(container, reason), actor });
    return { kind: 'skipped' };
  });

/** Requests a skipped document again. Repeating it changes nothing. */
export const restoreRequest = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, documentType, propertyId }: { staff: LoanStaff<'decide'> } & Named,
): Promise<{ kind: 'restored' }> =>
  container.database.transact(async (tx) => {
    const { stored } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const body = { documentType, propertyId };
    const isSkipped = (each: UploadRequest) => each.shouldSkip && isSameRequest(each, body);
    const { uploadRequests } = stored.document;
    if (!uploadRequests.some(isSkipped)) return { kind: 'restored' };
    const document = { ...stored.document, uploadRequests: uploadRequests.filter((each) => !isSkipped(each)) };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'requestRestored', body });
    await reconcileConditions(container, tx, { id: applicationId, document });
    return { kind: 'restored' };
  });
