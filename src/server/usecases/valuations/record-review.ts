import { type AvmReview, type AvmReviewed, avmReview } from '#entities/facts/avm-review.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { avmReviewsOf, finishAvmReview } from '#server/db/repos/loan/avm-reviews.ts';
import { decisionsOf } from '#server/db/repos/loan/decisions.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** The drawn values of a loan with what was found, oldest first. */
export const avmReviews = async ({ database }: Container, applicationId: string): Promise<AvmReview[]> =>
  (await avmReviewsOf(database.db, applicationId)).map((row) => {
    const { reportId, drawnOn, valuation, finding, details, reviewedByName, reviewedOn } = row;
    const reviewed =
      finding === null ? null : { finding, ...Object(details), by: reviewedByName ?? '', on: reviewedOn };
    return avmReview.parse({ reportId, drawnOn, valuation, reviewed });
  });

export type ReviewOutcome = { kind: 'recorded' } | { kind: 'reviewedMeanwhile' } | { kind: 'decidedByYou' };

/** A colleague who did not decide the loan says whether the model's value holds. It changes no decision and is kept. */
export const recordAvmReview = (
  container: Container,
  { staff, reportId, reviewed }: { staff: LoanStaff<'workLoan'>; reportId: string; reviewed: AvmReviewed },
): Promise<ReviewOutcome> =>
  container.database.transact(async (tx): Promise<ReviewOutcome> => {
    const { applicationId, accountId: by, name } = staff;
    await lockApplication(tx, applicationId);
    const decided = await decisionsOf(tx, applicationId);
    if (decided.some(({ decidedBy, secondBy }) => decidedBy === by || secondBy === by)) return { kind: 'decidedByYou' };
    const on = container.clock.today();
    if (!(await finishAvmReview(tx, { reportId, applicationId, reviewed, by, name, on })))
      return { kind: 'reviewedMeanwhile' };
    const body = { finding: reviewed.finding, note: reviewed.comparables };
    await appendEvent(tx, { applicationId, actor: { staff: by }, kind: 'avmReviewed', body });
    return { kind: 'recorded' };
  });
