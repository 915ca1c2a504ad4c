import { z } from 'zod';
import type { EventKind } from '#entities/contract/event-kind.ts';
import { loanHub } from '#entities/contract/loan-hub.ts';
import { day } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { milestonesOf } from '#server/db/repos/application/events.ts';
import { loanHubOf } from './loan-hub.ts';

const milestones = [
  'leadStarted',
  'coborrowerJoined',
  'offerMade',
  'offerAccepted',
  'refused',
  'decided',
  'closingBooked',
  'accountOpened',
  'rescissionCancelled',
  'fundingAgreed',
  'funded',
] as const satisfies readonly EventKind[];

export const loanTrackerView = loanHub.pick({ tracker: true }).extend({
  fundedOn: day.nullable(),
  /** `detail`: for a decision, its kind. */
  history: z.array(z.object({ seq: z.int(), at: z.date(), kind: z.string(), detail: z.string().nullable() })),
});
export type LoanTrackerView = z.infer<typeof loanTrackerView>;

/** The loan's status and its history. */
export const loanTrackerOf = async (container: Container, applicationId: string): Promise<LoanTrackerView> => {
  const { tracker, fundedOn } = await loanHubOf(container, { applicationId, person: 'borrower' });
  const rows = await milestonesOf(container.database.db, applicationId, milestones);
  return {
    tracker,
    fundedOn,
    history: rows.map(({ seq, at, kind, body }) => ({
      seq,
      at,
      kind,
      detail: kind === 'decided' && typeof body.kind === 'string' ? body.kind : null,
    })),
  };
};
