import { findingsOn, lastScreening, matchState } from '#rules/screening/screening-standing.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addFinding } from '#server/db/repos/loan/screenings.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { screeningFacts } from './screening-facts.ts';

export type ReviewOutcome =
  /** One of two said so. */
  | { kind: 'secondNeeded' }
  | { kind: 'cleared' }
  | { kind: 'stopped' }
  /** The same reviewer said so before: it takes another one. */
  | { kind: 'reviewedBefore' }
  /** The party was screened again, or the match is settled. */
  | { kind: 'changedMeanwhile' };

type Seen = { screeningId: string; entryId: string; reason: string };
/** Clearing takes the right to decide, twice; stopping a loan for good takes a manager. */
type Review = Seen &
  ({ finding: 'different'; staff: LoanStaff<'decide'> } | { finding: 'same'; staff: LoanStaff<'confirmMatch'> });

/** A reviewer says that a party is not the listed one, or that it is. */
export const reviewMatch = async (
  container: Container,
  { staff, finding, screeningId, entryId, reason }: Review,
): Promise<ReviewOutcome> =>
  container.database.transact(async (tx): Promise<ReviewOutcome> => {
    const { applicationId, accountId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { subjects, screenings, findings } = await screeningFacts(container, tx, stored);
    const screening = screenings.find(({ id }) => id === screeningId);
    const match = screening?.matches.find(({ entry }) => entry.id === entryId);
    if (!screening || !match) throw new AppError('notFound');
    const subject = subjects.find(({ key }) => key === screening.subject.key);
    if (!subject || lastScreening(subject, screenings)?.id !== screeningId) return { kind: 'changedMeanwhile' };
    const about = { subject, entry: match.entry };
    const before = matchState(about, findings);
    if (before === 'same' || (before === 'cleared' && finding === 'different')) return { kind: 'changedMeanwhile' };
    const isMine = findingsOn(about, findings).some((each) => each.accountId === accountId);
    if (finding === 'different' && isMine) return { kind: 'reviewedBefore' };
    await addFinding(tx, { applicationId, finding, ...about, reason, foundBy: accountId, foundByName: name });
    await appendEvent(tx, {
      applicationId,
      actor: { staff: accountId },
      kind: 'matchReviewed',
      body: { name: subject.name, entry: `${match.entry.name} (${entryId})`, finding, reason },
    });
    await saveApplication(tx, stored);
    if (finding === 'same') return { kind: 'stopped' };
    const after = matchState(about, [...findings, { ...about, finding, accountId }]);
    return { kind: after === 'cleared' ? 'cleared' : 'secondNeeded' };
  });
