import { buildWebIfStale } from '../scripts/build-web.ts';
import { budgetRows } from './budgets.ts';
import { csvRows } from './csv.ts';
import { fileRows } from './files.ts';
import { paperRows } from './papers.ts';
import { pipelineRows } from './pipeline.ts';
import { propertyRows } from './properties.ts';
import type { BenchRow } from './row.ts';
import { ruleRows } from './rules.ts';
import { serverRows } from './server.ts';

/** Row count of the CSV benchmark files: `npm run bench -- csv rows=1000000`. */
const ROWS = 'rows=';
const CSV_ROWS = 100_000;
const given = process.argv.slice(2);
const wanted = given.filter((word) => !word.startsWith(ROWS));
const csvSize = Number(given.find((word) => word.startsWith(ROWS))?.slice(ROWS.length) ?? CSV_ROWS);
const isWanted = ({ name }: BenchRow): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const shown = (figure: number): string =>
  figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);

const measure = async (rows: BenchRow[]): Promise<void> => {
  for (const row of rows.filter(isWanted)) {
    const { figure, ceiling, note } = await row.run();
    const against = ceiling === undefined ? '' : `of ${shown(ceiling)} = ${(figure / ceiling).toFixed(2)}`;
    console.log(
      `${row.name.padEnd(52)} ${shown(figure).padStart(10)} ${row.unit.padEnd(12)} ${against.padEnd(22)} ${note}`,
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
await buildWebIfStale();
const pages = budgetRows();
try {
  await measure(pages.rows);
} finally {
  await pages.close();
}
const server = await serverRows();
try {
  await measure(server.rows);
} finally {
  await server.close();
}
process.exit(0);
