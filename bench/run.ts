import { buildWebIfStale } from '../scripts/build-web.ts';
import { atRestRows } from './at-rest.ts';
import { budgetRows } from './budgets.ts';
import { csvRows } from './csv.ts';
import { fileRows } from './files.ts';
import { moveRows } from './moves.ts';
import { paperRows } from './papers.ts';
import { pipelineRows } from './pipeline.ts';
import { processRows } from './processes.ts';
import { propertyRows } from './properties.ts';
import { budgetText, isWithinBudget } from './ratios.ts';
import { reportRows } from './reports.ts';
import { keepResult } from './results.ts';
import type { BenchRow, MeasuredRow } from './row.ts';
import { ruleRows } from './rules.ts';
import { serverRows } from './server.ts';

/** Row count of the CSV benchmark files: `npm run bench -- csv rows=1000000`. */
const ROWS = 'rows=';
const CSV_ROWS = 100_000;
const given = process.argv.slice(2);
/** `npm run bench -- keep` adds the run to `bench/results` and draws `docs/performance.md`. */
const KEEP = 'keep';
/** A million loans take longer than all else together, 200,000 requests as long: `npm run bench -- pipeline`, `-- flat`, `-- reports`. */
const ON_REQUEST = ['pipeline: ', 'flat: ', 'reports: '];
const wanted = given.filter((word) => !word.startsWith(ROWS) && word !== KEEP);
const csvSize = Number(given.find((word) => word.startsWith(ROWS))?.slice(ROWS.length) ?? CSV_ROWS);
const isWanted = ({ name }: BenchRow): boolean =>
  wanted.length === 0
    ? !ON_REQUEST.some((start) => name.startsWith(start))
    : wanted.some((word) => name.includes(word));
const shown = (figure: number): string =>
  figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);

const VERDICTS = new Map([
  [true, 'within'],
  [false, 'MISSED'],
  [null, ''],
] as const);
const done: MeasuredRow[] = [];

const measure = async (rows: BenchRow[]): Promise<void> => {
  for (const { name, unit, run } of rows.filter(isWanted)) {
    const { figure, ceiling, note } = await run();
    const ratio = ceiling === undefined ? null : figure / ceiling;
    done.push({ name, unit, figure, ratio });
    const against = ceiling === undefined ? '' : `of ${shown(ceiling)} = ${ratio?.toFixed(2)}`;
    const budget = `${budgetText(name)} ${VERDICTS.get(isWithinBudget(name, ratio)) ?? ''}`;
    console.log(
      `${name.padEnd(52)} ${shown(figure).padStart(10)} ${unit.padEnd(12)} ${against.padEnd(22)} ${budget.padEnd(22)} ${note}`,
    );
  }
};

await measure(ruleRows);
await measure(paperRows);
const files = await fileRows();
try {
  await measure(files.rows);
} finally {
  await files.close();
}
const properties = await propertyRows();
try {
  await measure(properties.rows);
} finally {
  await properties.close();
}
const csv = await csvRows(csvSize);
try {
  await measure(csv.rows);
} finally {
  await csv.close();
}
const pipeline = await pipelineRows();
try {
  await measure(pipeline.rows);
} finally {
  await pipeline.close();
}
const reports = await reportRows();
try {
  await measure(reports.rows);
} finally {
  await reports.close();
}
await buildWebIfStale();
const pages = budgetRows();
try {
  await measure(pages.rows);
} finally {
  await pages.close();
}
const moves = moveRows();
try {
  await measure(moves.rows);
} finally {
  await moves.close();
}
const server = await serverRows();
try {
  await measure(server.rows);
} finally {
  await server.close();
}
const processes = await processRows();
try {
  await measure(processes.rows);
} finally {
  await processes.close();
}
const atRest = atRestRows();
try {
  await measure(atRest.rows);
} finally {
  await atRest.close();
}
if (given.includes(KEEP)) keepResult(done);
process.exit(0);
