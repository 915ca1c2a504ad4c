import type { PipelineView } from '#entities/contract/pipeline.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { type StoredPipelineRow, walkPipeline } from '#server/db/repos/pipeline/pipeline.ts';
import { type Cursor, cursorOf } from '#server/db/repos/pipeline/pipeline-order.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { sortOf } from './list-pipeline.ts';
import { type ListedLoan, toPipelineRow } from './to-pipeline-row.ts';

const AT_ONCE = 1000;
/** Without it a spreadsheet misreads the letters of names. */
const BYTE_ORDER_MARK = '\ufeff';

/** The view as a file, a few rows at a time regardless of size. The export is logged before the first row is sent. */
export const exportPipeline = async (
  container: Container,
  staff: Staff,
  view: PipelineView,
): Promise<AsyncGenerator<string>> => {
  const reach = requireReach(staff, 'seePipeline');
  const { db } = container.database;
  await appendDeskEvent(db, { accountId: staff.accountId, kind: 'pipelineExported', body: { view } });
  return linesOf(container, { staff, view, reach, from: await container.reportsDatabase() });
};

type Export = { staff: Staff; view: PipelineView; reach: ReturnType<typeof requireReach>; from: Db };

async function* linesOf({ clock, words }: Container, { staff, view, reach, from }: Export): AsyncGenerator<string> {
  const { sort: _, ...filter } = view;
  const sort = sortOf(view);
  const reader = { me: staff.accountId, today: clock.today() };
  yield BYTE_ORDER_MARK + csvLine(words.pipelineCsv.map(({ title }) => title));
  const readAfter = (cursor: Cursor | null) => {
    const reading = walkPipeline(from, { ...reader, reach, filter, sort, cursor, limit: AT_ONCE });
    // Nobody may wait for it any more.
    reading.catch(() => undefined);
    return reading;
  };
  for (let reading: Promise<StoredPipelineRow[]> | null = readAfter(null); reading !== null; ) {
    const found: StoredPipelineRow[] = await reading;
    const last = found.at(-1);
    // The database reads on while these rows are written out.
    reading = last && found.length === AT_ONCE ? readAfter(cursorOf(last, sort)) : null;
    const rows: ListedLoan[] = found.map((row) => toPipelineRow(row, reader));
    yield rows.map((row) => csvLine(words.pipelineCsv.map(({ of }) => of(row)))).join('');
  }
}
