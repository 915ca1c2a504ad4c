import { enteredFact } from '#entities/facts/entered-fact.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { factEntriesOf, settleFactEntry } from '#server/db/repos/loan/fact-entries.ts';
import { knownAddress } from '../shared/known-address.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { bringIntoForce } from './bring-into-force.ts';

export const settleOutcome = ['inForce', 'declined', 'samePerson', 'settledBefore', 'addressMissing'] as const;
export type SettleOutcome = { kind: (typeof settleOutcome)[number] };

/** A reason declines it; without one it is confirmed. */
type Settling = { staff: LoanStaff<'workLoan'>; entryId: string; declineReason: string | null };

/** A second member of staff, who read the same document, confirms a fact or declines it with a reason. */
export const settleFact = (container: Container, { staff, entryId, declineReason }: Settling): Promise<SettleOutcome> =>
  container.database.transact(async (tx): Promise<SettleOutcome> => {
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const entry = (await factEntriesOf(tx, applicationId)).find(({ id }) => id === entryId);
    if (!entry) throw new AppError('notFound');
    const state = declineReason === null ? 'inForce' : 'declined';
    // One's own second press, as after an answer that was lost, is no colleague's doing.
    if (entry.state !== 'waiting')
      return { kind: entry.settledBy === accountId && entry.state === state ? state : 'settledBefore' };
    if (entry.enteredBy === accountId) return { kind: 'samePerson' };
    const address = knownAddress(stored.document);
    if (!address) return { kind: 'addressMissing' };
    const settled = { id: entryId, applicationId, state, by: accountId, name, reason: declineReason } as const;
    if (!(await settleFactEntry(tx, settled))) return { kind: 'settledBefore' };
    const told = state === 'inForce' ? state : 'notAccepted';
    const body = { entryId, fact: entry.kind, person: entry.person, state: told, note: declineReason };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'factSettled', body });
    if (state === 'declined') await saveApplication(tx, stored);
    else {
      const fact = enteredFact.parse(entry.fact);
      await bringIntoForce(container, tx, { stored, address, entryId, fact, staffId: accountId });
    }
    return { kind: state };
  });
