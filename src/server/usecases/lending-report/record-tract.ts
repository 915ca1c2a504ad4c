import { countyCode } from '#rules/hmda/county-code.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findTract, keepTract } from '#server/db/repos/loan/lar-rows.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type TractOutcome = { kind: 'recorded' | 'changedMeanwhile' } | { kind: 'otherCounty'; county: string };

type Recorded = {
  staff: LoanStaff<'workLoan'>;
  tract: string;
  source: string;
  /** The tract the page showed; null for none. */
  seen: string | null;
};

/** Staff record the census tract they looked up, and where. It has to lie in the county of the home. */
export const recordTract = (container: Container, { staff, tract, source, seen }: Recorded): Promise<TractOutcome> =>
  container.database.transact(async (tx): Promise<TractOutcome> => {
    const { applicationId, accountId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const { state, county } = stored.document.property;
    const code = state !== null && county !== null ? await countyCode(state, county) : null;
    if (tract !== 'NA' && code !== null && !tract.startsWith(code)) return { kind: 'otherCounty', county: code };
    if (((await findTract(tx, applicationId))?.tract ?? null) !== seen) return { kind: 'changedMeanwhile' };
    const recordedOn = container.clock.today();
    await keepTract(tx, { applicationId, tract, source, recordedBy: accountId, recordedByName: name, recordedOn });
    const body = { tract, note: source };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'tractRecorded', body });
    await container.jobs.enqueue(tx, 'keepLar', { applicationId });
    return { kind: 'recorded' };
  });
