import { z } from 'zod';
import { exceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { dollars } from '#entities/values/money.ts';
import { adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { offersCredit } from '#rules/decision/decision-options.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasReviewedValue } from '#server/db/repos/loan/avm-reviews.ts';
import { findProposal, hasProposal, settleProposal } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
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
  /** Dual control takes two members of staff. */
  | { kind: 'samePerson' }
  /** The reviewer of a drawn value does not decide the loan. */
  | { kind: 'reviewedByYou' }
  /** Already settled by someone else. */
  | { kind: 'settledBefore' }
  /** The rules' result has changed since the proposal: it is dropped, to be decided again. */
  | { kind: 'rulesChanged'; run: number }
  /** Someone on the loan is not screened, or may be on the sanctions list. */
  | { kind: 'sanctionsOpen' };

type Second = {
  staff: LoanStaff<'decide'>;
  decisionId: string;
  answer: 'agree' | 'drop';
  note: string | null;
};

/** A second member of staff approves the proposed decision, or drops it. The proposer may only drop it. */
export const secondDecision = async (
  container: Container,
  { staff: { accountId: staffId, name, applicationId }, decisionId, answer, note }: Second,
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
    const drop = async (why: string): Promise<void> => {
      await settleProposal(tx, decisionId);
      await appendEvent(tx, {
        applicationId,
        actor,
        kind: 'decisionDropped',
        body: { proposalId: decisionId, why, note },
      });
      await saveApplication(tx, stored);
    };
    if (answer === 'drop') {
      await drop('declined');
      return { kind: 'dropped' };
    }
    if (end !== null) throw new AppError('loanEnded');
    if (proposed.decidedBy === staffId) return { kind: 'samePerson' };
    if (await hasReviewedValue(tx, { applicationId, staffId })) return { kind: 'reviewedByYou' };
    if (run.run !== proposed.run) {
      await drop('the rules changed');
      return { kind: 'rulesChanged', run: run.run };
    }
    if (offersCredit(proposed.kind) && (await screenLoan(container, tx, stored)) !== 'clear')
      return { kind: 'sanctionsOpen' };
    const granted = exceptionCase.nullable().parse(proposed.exceptions);
    if (granted !== null && (await exceptionsNow(container, tx, stored)) === null) {
      await drop('the rules changed');
      return { kind: 'rulesChanged', run: run.run };
    }
    await settleProposal(tx, decisionId);
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
