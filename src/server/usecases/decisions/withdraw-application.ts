import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addDecision } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import { endByWithdrawal } from './end-by-withdrawal.ts';
import { notifyWithdrawal } from './notify-approval.ts';
import { saveRun } from './save-run.ts';

export type WithdrawOutcome = { kind: 'withdrawn' } | { kind: 'tooLate' };

/** The applicant's own click. A refusal recorded before is still told. */
export const withdrawApplication = (
  container: Container,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<WithdrawOutcome> =>
  container.database.transact(async (tx): Promise<WithdrawOutcome> => {
    const { stored } = await lockConditions(container, tx, applicationId);
    if ((await loanStanding(tx, stored)).end !== null) return { kind: 'tooLate' };
    if (stored.status !== 'applicationSubmitted') throw new AppError('outOfTurn');
    const on = container.clock.today();
    const { decision, run } = await saveRun(container, tx, stored);
    await appendEvent(tx, { applicationId, actor: person, kind: 'withdrawalAsked', body: { on } });
    const decisionId = await addDecision(tx, {
      ...{ applicationId, kind: 'withdrawn', atStep: stored.status, reasons: [] },
      ...{ policyVersion: decision.policyVersion, decidedOn: on, decision, run },
      facts: { application: stored.document, outside: await outsideFactsOf(tx, stored) },
    });
    await endByWithdrawal(tx, { applicationId, on });
    await startValuationClocks(tx, { stored, on });
    const told = { applicationId, decisionId, status: 'withdrawn', amount: decision.chosen.amount };
    await container.jobs.enqueue(tx, 'tellLoanSystem', told);
    await container.jobs.enqueue(tx, 'keepLar', { applicationId });
    await saveApplication(tx, stored);
    await notifyWithdrawal(container, tx, { stored, decisionId });
    return { kind: 'withdrawn' };
  });
