import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { valuationStanding } from './valuation-standing.ts';

export type WaiveOutcome = { kind: 'waived' } | { kind: 'waivedBefore' } | { kind: 'nothingToWaive' };

/**
 * The borrower agrees to get the copy later, at or before opening (12 CFR 1002.14(a)(1)). It counts three business days after it was
 * given, and the copy itself cannot be waived.
 */
export const waiveCopyTiming = (
  container: Container,
  { staff: { accountId, applicationId }, note }: { staff: LoanStaff<'close'>; note: string },
): Promise<WaiveOutcome> =>
  container.database.transact(async (tx): Promise<WaiveOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { lien, waivedOn } = await valuationStanding(container, tx, stored);
    if (lien === 'junior' || stored.document.closing.accountOpenedOn !== null) return { kind: 'nothingToWaive' };
    if (waivedOn !== null) return { kind: 'waivedBefore' };
    const body = { on: container.clock.today(), note };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'valuationTimingWaived', body });
    await saveApplication(tx, stored);
    return { kind: 'waived' };
  });
