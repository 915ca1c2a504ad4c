import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { keepLateReason, lateReasonOf } from '#server/db/repos/loan/late-clocks.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** `notLate`: the clock is not past its day. */
export const explainOutcome = ['kept', 'notLate', 'changedMeanwhile'] as const;
export type ExplainOutcome = { kind: (typeof explainOutcome)[number] };

type Explaining = {
  staff: LoanStaff<'correspond'>;
  clockId: string;
  reason: string;
  /** The reason the page showed; null for none. */
  seen: string | null;
};

/** Keeps why a deadline was missed, with the name of the person who says so. A later reason replaces it; history has both. */
export const explainLateClock = (
  { database, clock }: Container,
  { staff: { accountId, name, applicationId }, clockId, reason, seen }: Explaining,
): Promise<ExplainOutcome> =>
  database.transact(async (tx): Promise<ExplainOutcome> => {
    await lockApplication(tx, applicationId);
    if ((await lateReasonOf(tx, { id: clockId, applicationId })) !== seen) return { kind: 'changedMeanwhile' };
    const today = clock.today();
    const late = await keepLateReason(tx, { id: clockId, applicationId, today, reason, byName: name });
    if (late === null) return { kind: 'notLate' };
    const body = { kind: late.kind, dueOn: late.dueOn, reason };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'lateExplained', body });
    return { kind: 'kept' };
  });
