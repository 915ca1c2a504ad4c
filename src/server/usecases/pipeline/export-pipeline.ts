import type { PipelineView } from '#entities/contract/pipeline.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { cursorAfter, type ExportedRow, exportedRows } from '#server/db/repos/pipeline/exported-rows.ts';
import type { Cursor } from '#server/db/repos/pipeline/pipeline-order.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { sortOf } from './list-pipeline.ts';
import { toExportedLoan } from './to-exported-loan.ts';

/** Finding where a page begins costs the database as much as a thousand rows of it. */
const AT_ONCE = 4000;
/** Written in one piece: others wait no longer than that. */
const SLICE = 1000;
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
  const columns = words.pipelineCsv.map(({ of }) => of);
  const loanOf = toExportedLoan();
  yield BYTE_ORDER_MARK + csvLine(words.pipelineCsv.map(({ title }) => title));
  const readAfter = (cursor: Cursor | null) => {
    const reading = exportedRows(from, { ...reader, reach, filter, sort, cursor, limit: AT_ONCE });
    // Nobody may wait for it any more.
    reading.catch(() => undefined);
    return reading;
  };
  for (let reading: Promise<ExportedRow[]> | null = readAfter(null); reading !== null; ) {
    const found: ExportedRow[] = await reading;
    const last = found.at(-1);
    // The database reads on while these rows are written out.
    reading = last && found.length === AT_ONCE ? readAfter(cursorAfter(last)) : null;
    for (let from = 0; from < found.length; from += SLICE) {
      let lines = '';
      for (const row of found.slice(from, from + SLICE)) {
        const loan = loanOf(row);
        lines += csvLine(columns.map((of) => of(loan)));
      }
      yield lines;
    }
  }
}
