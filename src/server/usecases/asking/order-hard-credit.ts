import { type HardOrderOutcome, hardOrderOutcome } from '#entities/facts/credit-report.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hardPullOf } from '../conditions/hard-pull-of.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { isAskedOfNobody } from '../shared/left-to-staff.ts';
import { isLoanOver } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordFigures } from '../shared/record-figures.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { pullHardCredit } from './pull-hard-credit.ts';

/**
 * Orders the hard pull of an approved loan for everyone whose report is missing: both on one report where both are, since both have
 * signed. Asking twice orders once.
 */
export const orderHardCredit = async (container: Container, applicationId: string): Promise<HardOrderOutcome> => {
  const { db, transact } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) return 'notReady';
  if (await isLoanOver(db, stored)) return 'notNeeded';
  const pull = await hardPullOf(db, stored);
  if (pull.kind !== 'missing') return 'notNeeded';
  if (isAskedOfNobody(container, 'credit')) return 'byStaff';
  const told = await pullHardCredit(container, { applicationId, people: pull.people });
  await transact(async (tx) => {
    const now = await lockApplication(tx, applicationId);
    if (!now || (await isLoanOver(tx, now))) return;
    const facts = await outsideFactsOf(tx, now);
    const decision = decideApplication({ application: now.document, facts, asOf: container.clock.today() });
    recordFigures(tx, { applicationId, decision });
    if (hasConditions(now.status)) await reconcileConditions(container, tx, now);
  });
  return hardOrderOutcome.safeParse(told).data ?? 'unavailable';
};

/** As a job: an unanswered order goes back to the queue, which only asks what became of it. */
export const orderHardCreditLater = async (container: Container, applicationId: string): Promise<void> => {
  const outcome = await orderHardCredit(container, applicationId);
  if (outcome === 'unavailable' || outcome === 'asking') throw new AppError('unavailable');
};

/** Staff order it themselves, or ask again what became of it. */
export const orderHardCreditAs = async (
  container: Container,
  { staff: { accountId, applicationId } }: { staff: LoanStaff<'workLoan'> },
): Promise<{ kind: HardOrderOutcome }> => {
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    await appendEvent(tx, {
      applicationId,
      actor: { staff: accountId },
      kind: 'creditOrdered',
      body: { look: 'hard' },
    });
  });
  return { kind: await orderHardCredit(container, applicationId) };
};
