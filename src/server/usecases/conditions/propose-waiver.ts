import type { WaiverCause } from '#rules/conditions/waivers.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import type { Condition } from './reconcile-conditions.ts';

export type WaiverReason = { cause: WaiverCause; note: string };

/** The reason in words: that of the list, and what staff adds. */
export const waiverText = ({ words }: Pick<Container, 'words'>, { cause, note }: WaiverReason): string =>
  cause === 'other' ? note : [words.waiverCauses[cause], note].filter((part) => part !== '').join(' ');

type Proposed = {
  staff: Pick<LoanStaff<'decide'>, 'accountId' | 'name' | 'applicationId'>;
  condition: Condition;
  how: 'waive' | 'skip';
  reason: WaiverReason;
};

/** Kept on the condition until a second person agrees or declines. It stays requested until then. */
export const proposeWaiver = async (
  tx: Tx,
  { staff: { accountId, name, applicationId }, condition, how, reason: { cause, note } }: Proposed,
): Promise<{ kind: 'proposed' | 'proposedAlready' }> => {
  const { key, request, waiver } = condition;
  if (waiver !== null) return { kind: 'proposedAlready' };
  await changeCondition(
    tx,
    { applicationId, key },
    { waiver: { how, cause, note, by: accountId, byName: name }, waiverBy: accountId, decidedBy: name },
  );
  const body = { key, code: request.code, how, cause, note };
  await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'waiverProposed', body });
  return { kind: 'proposed' };
};
