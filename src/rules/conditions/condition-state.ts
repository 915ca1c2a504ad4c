import type { Application } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { countOfUploads } from '../documents/document-progress.ts';
import { hasSelfie } from '../documents/has-selfie.ts';
import { checkMark, type EmploymentCheck, readCheckMark } from '../employment/employment-check.ts';
import type { Rescission } from '../rescission/rescission.ts';
import { conditionCode } from './condition-catalog.ts';
import type { ConditionRequest, ConditionState } from './condition-request.ts';

export type Progress = { state: ConditionState; answer: string | null };
export type ConditionFacts = {
  application: Application;
  rescission: Rescission['kind'];
  /** What payroll says of a job when it is asked again, by the job. */
  checks?: ReadonlyMap<string, EmploymentCheck>;
};

/** The files sent for one request, in any review state. */
export const uploadsFor = (
  { documentType, propertyId, subjectId, isShared, owner }: ConditionRequest,
  uploads: readonly Upload[],
): Upload[] =>
  uploads.filter(
    (upload) =>
      upload.type === documentType &&
      upload.propertyId === propertyId &&
      upload.subjectId === subjectId &&
      (isShared || upload.isCoborrower === (owner === 'coborrower')),
  );

export const uploadedFor = (request: ConditionRequest, uploads: readonly Upload[]): number => {
  const good = uploadsFor(request, uploads).filter(({ state }) => state !== 'notAccepted');
  return request.needsSelfie && !hasSelfie(good) ? 0 : Math.min(request.count, countOfUploads(good));
};

/** Identifies the account without its number: a different account is reviewed again. */
const accountOf = ({ disbursement }: Application): string | null =>
  disbursement?.accountLast4
    ? `${disbursement.routingNumber} ${disbursement.accountKind} ${disbursement.accountLast4} ${disbursement.accountHolder}`
    : null;

const isOver = (rescission: Rescission['kind']): boolean => rescission === 'over' || rescission === 'notApplicable';

const requested: Progress = { state: 'requested', answer: null };
const met = (isMet: boolean): Progress => (isMet ? { state: 'accepted', answer: null } : requested);

/** The state the facts alone determine; null where a person must respond. */
const byFacts = ({ code, owner }: ConditionRequest, { application, rescission }: ConditionFacts): Progress | null => {
  switch (code) {
    case 604: {
      const part = owner === 'coborrower' ? application.coborrower : application.borrower;
      return met(part?.signing.agreementSigned === true);
    }
    case 608:
      return met(application.closing.appointmentOn !== null);
    case 609:
      return met(isOver(rescission));
    default:
      return null;
  }
};

const accountProgress = (before: Progress, account: string | null): Progress => {
  if (account === null) return requested;
  return before.answer === account ? before : { state: 'received', answer: account };
};

/**
 * Payroll's word that the job is held meets the request while it is good. Its word that the job ended is for staff to review, once, and an
 * older yes does not outlive it.
 */
const employmentProgress = (before: Progress, check: EmploymentCheck | undefined): Progress => {
  const said = readCheckMark(before.answer);
  const isOwnYes = before.state === 'accepted' && said?.outcome === 'employed';
  if (check === undefined) return before;
  if (check.outcome === 'unsure') return isOwnYes ? requested : before;
  const answer = checkMark(check);
  // Staff's review of this very answer holds.
  if (before.answer === answer && before.state !== 'requested') return before;
  if (check.outcome === 'ended') return { state: 'received', answer };
  return before.state === 'accepted' && !isOwnYes ? before : { state: 'accepted', answer };
};

const documentProgress = (before: Progress, hasEnough: boolean): Progress => {
  if (hasEnough) return before.state === 'accepted' ? before : { ...before, state: 'received' };
  return before.state === 'needsAnotherLook' ? before : { ...before, state: 'requested' };
};

/** The current state of a request, given its previous state. A staff review holds until the reviewed item changes. */
export const conditionProgress = (
  request: ConditionRequest,
  { before, facts }: { before: Progress; facts: ConditionFacts },
): Progress => {
  const told = byFacts(request, facts);
  if (told !== null) return told;
  if (before.state === 'waived') return before;
  if (request.code === conditionCode.accountForFunds) return accountProgress(before, accountOf(facts.application));
  if (request.code === conditionCode.employmentVerification && request.subjectId !== null)
    return employmentProgress(before, facts.checks?.get(request.subjectId));
  if (request.kind !== 'document') return before;
  return documentProgress(before, uploadedFor(request, facts.application.uploads) >= request.count);
};

/** Facts a line is never granted without, and an objection that is settled and not passed over. */
const lendersFacts: ReadonlySet<ConditionRequest['code']> = new Set([
  conditionCode.creditReport,
  conditionCode.homeValue,
  conditionCode.titleReport,
  conditionCode.floodForm,
  conditionCode.incomeFigures,
  conditionCode.hardCredit,
  conditionCode.objection,
]);

/** Conditions required by law, facts and the account are met or not; they cannot be waived. */
export const canBeWaived = ({ code }: Pick<ConditionRequest, 'code'>): boolean =>
  code !== conditionCode.signedDocuments &&
  code !== conditionCode.accountForFunds &&
  code !== conditionCode.closingAppointment &&
  code !== conditionCode.rescission &&
  code !== conditionCode.creditAlert &&
  !lendersFacts.has(code) &&
  code !== conditionCode.militaryService;

/** A task staff gave themselves: they say when it is done. */
export const isOwnTask = ({ code, owner }: { code: number; owner: ConditionRequest['owner'] }): boolean =>
  code === conditionCode.own && owner === 'lender';

export const isMet = (state: ConditionState): boolean => state === 'accepted' || state === 'waived';
/** Someone outside the lender still has to act. */
export const isWaitingForAnswer = (state: ConditionState): boolean =>
  state === 'requested' || state === 'needsAnotherLook';
/** Someone outside the lender must send it before a decision; items needed for closing or funding come later. */
export const isMissingToDecide = ({
  request: { priorTo, owner },
  state,
}: {
  request: Pick<ConditionRequest, 'priorTo' | 'owner'>;
  state: ConditionState;
}): boolean => isWaitingForAnswer(state) && owner !== 'lender' && (priorTo === 'approval' || priorTo === 'docs');
/** What an approval is subject to: sent by someone outside the lender before the line opens. Signing and its appointment are not sent. */
export const isLeftBeforeClosing = ({
  request: { code, priorTo, owner },
  state,
}: {
  request: Pick<ConditionRequest, 'code' | 'priorTo' | 'owner'>;
  state: ConditionState;
}): boolean =>
  isWaitingForAnswer(state) &&
  owner !== 'lender' &&
  priorTo !== 'funding' &&
  code !== conditionCode.signedDocuments &&
  code !== conditionCode.closingAppointment;
