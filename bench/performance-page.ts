import { budgetText, isWithinBudget } from './ratios.ts';
import type { Result } from './results.ts';

const shown = (figure: number): string =>
  figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);

const VERDICTS = new Map([
  [true, 'yes'],
  [false, '**no**'],
  [null, ''],
] as const);

const tableOf = ({ rows }: Result): string[] => [
  '| row | figure | of its ceiling | budget | met |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(
    ({ name, unit, figure, ratio }) =>
      `| ${name} | ${shown(figure)} ${unit} | ${ratio?.toFixed(2) ?? ''} | ${budgetText(name)} | ${VERDICTS.get(isWithinBudget(name, ratio)) ?? ''} |`,
  ),
];

/** A line over the runs that measured the row. */
const chartOf = (name: string, results: readonly Result[]): string[] => {
  const points = results.flatMap(({ at, rows }) => {
    const row = rows.find((each) => each.name === name);
    return row ? [{ day: at.slice(0, 10), figure: row.ratio ?? row.figure, isRatio: row.ratio !== null }] : [];
  });
  const unit = points.at(-1)?.isRatio
    ? 'of its ceiling'
    : (results.at(-1)?.rows.find((row) => row.name === name)?.unit ?? '');
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${name}"`,
    `  x-axis [${points.map(({ day }) => `"${day}"`).join(', ')}]`,
    `  y-axis "${unit}" 0 --> ${Number((Math.max(...points.map(({ figure }) => figure)) * 1.2 || 1).toPrecision(3))}`,
    `  line [${points.map(({ figure }) => Number(figure.toPrecision(3))).join(', ')}]`,
    '```',
    '',
  ];
};

/** The newest run as a table, and each of its rows over all runs. */
export const performancePage = (results: readonly Result[]): string => {
  const newest = results.at(-1);
  if (newest === undefined) return '';
  return [
    '# Performance',
    '',
    'Written by `npm run bench -- keep`. A figure stands beside a ceiling measured in the same run: the smallest honest way to do the same on that machine. Budgets are of that ratio (`bench/ratios.ts`), for bytes and files of the pages themselves (`bench/budgets.ts`).',
    '',
    `The newest run: ${newest.at.slice(0, 10)}, commit ${newest.commit}, ${newest.machine}.`,
    '',
    ...tableOf(newest),
    '',
    '## Over time',
    '',
    ...newest.rows.flatMap(({ name }) => chartOf(name, results)),
  ].join('\n');
};
