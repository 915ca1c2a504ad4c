import { z } from 'zod';
import { exceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { dollars } from '#entities/values/money.ts';
import { adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { type Attestation, missingAttestations } from '#rules/decision/attestations.ts';
import { offersCredit } from '#rules/decision/decision-options.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasReviewedValue } from '#server/db/repos/loan/avm-reviews.ts';
import { findProposal, hasProposal, returnProposal, settleProposal } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { notifyColleague } from '../notifications/notify-colleague.ts';
import { screenLoan } from '../screening/screen-loan.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { exceptionsNow, grantExceptions } from './policy-exceptions.ts';
import { commitDecision } from './record-decision.ts';
import { saveRun } from './save-run.ts';

const keptReasons = z.array(z.enum(adverseReasons));
const keptTerms = z.object({ amount: dollars }).nullable();

export type SecondOutcome =
  | { kind: 'recorded' }
  | { kind: 'dropped' }
  | { kind: 'returned' }
  /** A proposal goes back with a reason. */
  | { kind: 'reasonNeeded' }
  /** Only its proposer withdraws a proposal; the second person returns it. */
  | { kind: 'proposerOnly' }
  /** The second person has not said that they read everything. */
  | { kind: 'unread'; missing: Attestation[] }
  /** Dual control takes two members of staff. */
  | { kind: 'samePerson' }
  /** The reviewer of a drawn value does not decide the loan. */
  | { kind: 'reviewedByYou' }
  /** Already settled by someone else. */
  | { kind: 'settledBefore' }
  /** The rules' result has changed since the proposal: it goes back to its proposer. */
  | { kind: 'rulesChanged'; run: number }
  /** Someone on the loan is not screened, or may be on the sanctions list. */
  | { kind: 'sanctionsOpen' };

type Second = {
  staff: LoanStaff<'decide'>;
  decisionId: string;
  answer: 'agree' | 'return' | 'drop';
  /** For a return: the reason. */
  note: string | null;
  attested: readonly Attestation[];
};

/** A second member of staff confirms the proposed decision once they read what it rests on, or returns it with a reason. The proposer may only withdraw it. */
export const secondDecision = async (
  container: Container,
  { staff: { accountId: staffId, name, applicationId }, decisionId, answer, note, attested }: Second,
): Promise<SecondOutcome> =>
  container.database.transact(async (tx): Promise<SecondOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    const proposed = await findProposal(tx, applicationId);
    if (proposed?.id !== decisionId) {
      if (await hasProposal(tx, { id: decisionId, applicationId })) return { kind: 'settledBefore' };
      throw new AppError('notFound');
    }
    const { end } = await loanStanding(tx, stored);
    const run = await saveRun(container, tx, stored);
    const actor = { staff: staffId };
    const isMine = proposed.decidedBy === staffId;
    const notify = async (kind: 'proposalReturned' | 'proposalConfirmed'): Promise<void> => {
      if (proposed.decidedBy === null) return;
      const loans = [{ id: applicationId, loanNumber: stored.loanNumber }];
      const by = { id: staffId, name };
      await notifyColleague(container, tx, { kind, to: proposed.decidedBy, by, loans, key: decisionId });
    };
    /** Without a reason where the rules' result has changed. */
    const giveBack = async (reason: string | null): Promise<void> => {
      await returnProposal(tx, { id: decisionId, byName: name, reason });
      const why = reason === null ? 'rulesChanged' : 'returned';
      const body = { proposalId: decisionId, why, note: reason };
      await appendEvent(tx, { applicationId, actor, kind: 'decisionReturned', body });
      await notify('proposalReturned');
      await saveApplication(tx, stored);
    };
    if (answer === 'drop') {
      if (!isMine) return { kind: 'proposerOnly' };
      await settleProposal(tx, decisionId);
      await appendEvent(tx, { applicationId, actor, kind: 'decisionDropped', body: { proposalId: decisionId } });
      await saveApplication(tx, stored);
      return { kind: 'dropped' };
    }
    if (isMine) return { kind: 'samePerson' };
    if (answer === 'return') {
      if (note === null) return { kind: 'reasonNeeded' };
      await giveBack(note);
      return { kind: 'returned' };
    }
    if (end !== null) throw new AppError('loanEnded');
    if (await hasReviewedValue(tx, { applicationId, staffId })) return { kind: 'reviewedByYou' };
    if (run.run !== proposed.run) {
      await giveBack(null);
      return { kind: 'rulesChanged', run: run.run };
    }
    if (offersCredit(proposed.kind) && (await screenLoan(container, tx, stored)) !== 'clear')
      return { kind: 'sanctionsOpen' };
    const missing = missingAttestations(proposed.kind, attested);
    if (missing.length > 0) return { kind: 'unread', missing };
    const granted = exceptionCase.nullable().parse(proposed.exceptions);
    if (granted !== null && (await exceptionsNow(container, tx, stored)) === null) {
      await giveBack(null);
      return { kind: 'rulesChanged', run: run.run };
    }
    await settleProposal(tx, decisionId);
    const confirmed = { proposalId: decisionId, run: run.run, attested: [...attested] };
    await appendEvent(tx, { applicationId, actor, kind: 'decisionConfirmed', body: confirmed });
    await notify('proposalConfirmed');
    const decided =
      granted === null
        ? run
        : await grantExceptions(container, tx, { stored, proposalId: decisionId, granted, staffId });
    const { kind, terms, decidedBy, decidedByName } = proposed;
    const said = {
      ...{ otherReason: proposed.otherReason, exceptions: granted, word: null },
      ...{ kind, terms, run: decided.run, note: note ?? proposed.note, reasons: keptReasons.parse(proposed.reasons) },
      amount: keptTerms.parse(terms)?.amount ?? run.decision.chosen.amount,
      ...{ decidedBy: decidedBy ?? staffId, decidedByName: decidedByName ?? '' },
      ...{ secondBy: staffId, secondByName: name },
    };
    await commitDecision(container, tx, { stored, conditions, run: decided, said, staffId });
    return { kind: 'recorded' };
  });
