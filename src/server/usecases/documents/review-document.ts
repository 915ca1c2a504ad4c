import type { Upload, UploadState } from '#entities/application/upload.ts';
import { uploadsFor } from '#rules/conditions/condition-state.ts';
import type { SendBackCause } from '#rules/documents/send-back-cause.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { findFile } from '#server/db/repos/loan/files.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { coverageProblem, notifyOwner } from '../conditions/decide-condition.ts';
import { lacksIdChecks } from '../conditions/lacks-id-checks.ts';
import { type Condition, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type DocumentReview = { kind: 'accept' } | { kind: 'anotherLook'; cause: SendBackCause; note: string };
/** `checksMissing`: a person has to look at the ID and tick each check first. */
export type ReviewOutcome = { kind: 'judged' | 'checksMissing' } | { kind: 'changedMeanwhile'; state: UploadState };

type Reviewing = {
  staff: LoanStaff<'workLoan'>;
  fileId: string;
  /** The file's status as the page showed it. */
  seen: UploadState;
  judgement: DocumentReview;
};

const after = { accept: 'accepted', anotherLook: 'notAccepted' } as const;

/** The request is met once enough was submitted and none of it awaits review. */
const isWhollyAccepted = ({ request, state }: Condition, uploads: readonly Upload[]): boolean =>
  state === 'received' &&
  uploadsFor(request, uploads)
    .filter((upload) => upload.state !== 'notAccepted')
    .every((upload) => upload.state === 'accepted');

/** One document at a time: accepted, or sent back with a reason its owner reads. */
export const reviewDocument = async (
  container: Container,
  { staff: { accountId: staffId, name, applicationId }, fileId, seen, judgement }: Reviewing,
): Promise<ReviewOutcome> =>
  container.database.transact(async (tx): Promise<ReviewOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const upload = stored.document.uploads.find(({ id }) => id === fileId);
    if (!upload) throw new AppError('notFound');
    if (upload.state !== seen) return { kind: 'changedMeanwhile', state: upload.state };
    const state = after[judgement.kind];
    const file = await findFile(tx, fileId);
    const reason =
      judgement.kind === 'anotherLook'
        ? container.words.sendBackSentence(judgement.cause, {
            ...{ type: upload.type, name: file?.name ?? '', note: judgement.note },
          })
        : null;
    const cause = judgement.kind === 'anotherLook' ? judgement.cause : null;
    const uploads = stored.document.uploads.map((each) => (each.id === fileId ? { ...each, state } : each));
    const document = { ...stored.document, uploads };
    const condition = conditions.find(({ request }) => uploadsFor(request, uploads).some(({ id }) => id === fileId));
    const actor = { staff: staffId };
    if (condition && judgement.kind === 'accept' && (await lacksIdChecks(tx, stored, condition)))
      return { kind: 'checksMissing' };
    await appendEvent(tx, { applicationId, actor, kind: 'documentJudged', body: { fileId, state, reason, cause } });
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    const isMet = condition && isWhollyAccepted(condition, uploads) && coverageProblem(condition, document) === null;
    if (condition && (judgement.kind === 'anotherLook' || isMet)) {
      const decided = judgement.kind === 'anotherLook' ? 'needsAnotherLook' : 'accepted';
      const { key, request } = condition;
      await changeCondition(tx, { applicationId, key }, { state: decided, reason, decidedBy: name });
      const body = { key, code: request.code, state: decided, reason };
      await appendEvent(tx, { applicationId, actor, kind: 'conditionDecided', body });
    }
    await reconcileConditions(container, tx, { id: applicationId, document });
    if (condition && reason !== null) await notifyOwner(container, tx, { stored, condition, reason });
    return { kind: 'judged' };
  });
