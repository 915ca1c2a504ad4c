import { z } from 'zod';
import type { PipelineRow, PipelineSort, PipelineView } from '#entities/contract/pipeline.ts';
import type { Container } from '#server/container.ts';
import { countListed, pipelinePage } from '#server/db/repos/pipeline/pipeline.ts';
import { type Cursor, cursorOf } from '#server/db/repos/pipeline/pipeline-order.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { withDuplicates } from './loan-duplicates.ts';
import { toPipelineRow } from './to-pipeline-row.ts';

export const PAGE = 25;
/** Counts stop here. */
export const MOST_COUNTED = 1000;

const dueKey = z.union([z.iso.date(), z.literal('infinity')]);
const nameKey = z.string().max(400);
const lineKey = z.string().regex(/^\d{1,9}$/);
const keys = {
  clock: dueKey,
  touched: timeKey,
  name: nameKey,
  line: lineKey,
  clockLast: dueKey,
  touchedLast: timeKey,
  nameLast: nameKey,
  lineLast: lineKey,
} as const satisfies Record<PipelineSort, z.ZodType<string>>;

export const encodePipelineCursor = ({ key, loanNumber }: Cursor): string => encodeCursor([key, loanNumber]);

export const decodePipelineCursor = (text: string, sort: PipelineSort): Cursor => {
  const [key, loanNumber] = decodeCursor(text, z.tuple([keys[sort], z.int().min(0)]));
  return { key, loanNumber };
};

/** Closed files have no running clock to sort by. */
export const sortOf = ({ sort, stage }: PipelineView): PipelineSort =>
  sort === 'clock' && stage === 'any' ? 'touched' : sort;

export type PipelinePage = { rows: PipelineRow[]; next: string | null; count: number; isMore: boolean };

/** One page of the loans the caller may see, through the view's filters. */
export const listPipeline = async (
  { database, clock }: Container,
  staff: Staff,
  { view, cursor }: { view: PipelineView; cursor: string | null },
): Promise<PipelinePage> => {
  const reach = requireReach(staff, 'seePipeline');
  const { sort: _, ...filter } = view;
  const sort = sortOf(view);
  const today = clock.today();
  const me = staff.accountId;
  const from = cursor === null ? null : decodePipelineCursor(cursor, sort);
  const [found, [count = 0]] = await Promise.all([
    pipelinePage(database.db, { reach, filter, me, today, sort, cursor: from, limit: PAGE + 1 }),
    countListed(database.db, { reach, me, today, limit: MOST_COUNTED + 1, filters: [filter] }),
  ]);
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  return {
    rows: await withDuplicates(
      database.db,
      rows.map((row) => toPipelineRow(row, { me, today })),
    ),
    next: found.length > PAGE && last ? encodePipelineCursor(cursorOf(last, sort)) : null,
    count: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
  };
};
