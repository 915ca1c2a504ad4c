import type { PipelineRow } from '#entities/contract/pipeline.ts';
import type { Container } from '#server/container.ts';
import { rowsById } from '#server/db/repos/pipeline/pipeline.ts';
import { findByTerms, rangesOf } from '#server/db/repos/pipeline/pipeline-terms.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { withDuplicates } from './loan-duplicates.ts';
import { toPipelineRow } from './to-pipeline-row.ts';

const MOST = 50;

/** Searches everything the caller may see, regardless of the view: a search for an applicant should find them. */
export const searchPipeline = async (
  { database, clock, ring }: Container,
  staff: Staff,
  typed: string,
): Promise<{ rows: PipelineRow[]; isMore: boolean }> => {
  const reach = requireReach(staff, 'seePipeline');
  if (!/[\p{L}\p{N}]/u.test(typed)) return { rows: [], isMore: false };
  const ids = await findByTerms(database.db, { ranges: rangesOf(typed, ring), reach, limit: MOST + 1 });
  const found = await rowsById(database.db, { ids: ids.slice(0, MOST), reach });
  const reader = { me: staff.accountId, today: clock.today() };
  const rows = await withDuplicates(
    database.db,
    found.map((row) => toPipelineRow(row, reader)),
  );
  return { rows, isMore: ids.length > MOST };
};
