import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { rowsById } from '#server/db/repos/pipeline/pipeline.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { withDuplicates } from './loan-duplicates.ts';
import { toPipelineRow } from './to-pipeline-row.ts';

/** One loan as the pipeline lists it, for the panel beside a work queue. */
export const listedLoan = async (
  { database, clock }: Container,
  staff: Staff,
  loanId: string,
): Promise<PipelineRow> => {
  const reach = requireReach(staff, 'seeLoan');
  const found = await rowsById(database.db, { ids: [loanId], reach });
  const reader = { me: staff.accountId, today: clock.today() };
  const [row] = await withDuplicates(
    database.db,
    found.map((each) => toPipelineRow(each, reader)),
  );
  if (!row) throw new AppError('notFound');
  return row;
};
