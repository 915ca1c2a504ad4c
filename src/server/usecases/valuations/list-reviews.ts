import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { findingsByModel, waitingReviews } from '#server/db/repos/loan/avm-reviews.ts';
import { decodeCursor, encodeCursor } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const position = z.tuple([day, z.uuid()]);

export const waitingReview = z.object({
  reportId: z.string(),
  loanId: z.string(),
  loanNumber: z.string(),
  names: z.string(),
  model: z.string(),
  drawnOn: day,
});
export const modelFindings = z.object({
  model: z.string(),
  drawn: z.int(),
  supported: z.int(),
  tooHigh: z.int(),
  tooLow: z.int(),
});
type Listed = {
  rows: z.infer<typeof waitingReview>[];
  models: z.infer<typeof modelFindings>[];
  next: string | null;
};

/** Values drawn for review that wait for a reviewer, and the findings so far by model (1026.42(i)). */
export const listReviews = async (
  { database: { db } }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<Listed> => {
  const reach = requireReach(staff, 'seeLoan');
  const [drawnOn, reportId] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = drawnOn !== undefined && reportId !== undefined ? { drawnOn, reportId } : null;
  const found = await waitingReviews(db, { reach, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const models = await findingsByModel(db, reach);
  return {
    rows: shown.map(({ report_id, application_id, loan_number, names, model, drawn_on }) => ({
      ...{ reportId: report_id, loanId: application_id, loanNumber: loanNumberText(loan_number) },
      ...{ names, model, drawnOn: drawn_on },
    })),
    models: models.map(({ too_high, too_low, ...counts }) => ({ ...counts, tooHigh: too_high, tooLow: too_low })),
    next: last ? encodeCursor([last.drawn_on, last.report_id]) : null,
  };
};
