import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes src/entities/values/zip-states.generated.ts and zip-counties.generated.ts from a CSV of zip,state,county
 * (Census ZCTA relations): node scripts/make-zip-data.ts <file.csv>
 */
type Row = { zip: string; state: string; county: string };

const [input] = process.argv.slice(2);
if (input === undefined) throw new Error('usage: node scripts/make-zip-data.ts <zip,state,county csv>');

const rowOf = (line: string): Row => {
  const [, zip = '', state = '', county = ''] = /^(\d{5}),([A-Z]{2}),"?(.*?)"?$/.exec(line.trim()) ?? [];
  return { zip, state, county };
};

const rows = readFileSync(input, 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line.trim() !== '')
  .map(rowOf)
  // Puerto Rico is outside the product's list of states.
  .filter(({ state }) => state !== 'PR' && state !== '')
  .toSorted((one, other) => one.zip.localeCompare(other.zip));

const grouped = <Value>(values: readonly Value[], key: (value: Value) => string): [string, Value[]][] =>
  Object.entries(Object.groupBy(values, key)).map(([name, group]) => [name, group ?? []]);

const majorityState = (group: Row[]): string =>
  grouped(group, ({ state }) => state).toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';

const prefixes = grouped(rows, ({ zip }) => `p${zip.slice(0, 3)}`)
  .map(([prefix, group]) => ({ prefix: prefix.slice(1), state: majorityState(group), group }))
  .toSorted((one, other) => one.prefix.localeCompare(other.prefix));

const runs: { from: string; to: string; state: string }[] = [];
for (const { prefix, state } of [...prefixes, { prefix: '969', state: 'GU' }]) {
  const last = runs.at(-1);
  if (last?.state === state && Number(last.to) + 1 === Number(prefix)) last.to = prefix;
  else runs.push({ from: prefix, to: prefix, state });
}
const runText = runs.map(({ from, to, state }) => `${from}${to}${state}`).join(' ');

/** Fishers Island and Alta are reached only through the neighboring state, so their ZIP codes start with its prefix. */
const POSTED_THROUGH_NEIGHBOUR: readonly string[] = ['06390', '83414'];
/** Postal routes that cross a state line the relations do not show. */
const KNOWN_ACROSS: readonly Row[] = [
  { zip: '02861', state: 'MA', county: '' },
  { zip: '63673', state: 'IL', county: '' },
  { zip: '84536', state: 'AZ', county: '' },
  { zip: '89439', state: 'CA', county: '' },
  { zip: '97635', state: 'CA', county: '' },
];

const byState = (all: readonly Row[]): string =>
  grouped(all, ({ state }) => state)
    .map(([state, group]) => `${state}:${group.map(({ zip }) => zip).join(',')}`)
    .join(' ');

const elsewhere = prefixes.flatMap(({ state, group }) => group.filter((row) => row.state !== state));
const isException = ({ zip }: Row): boolean => POSTED_THROUGH_NEIGHBOUR.includes(zip);
/** A ZIP code of one state with a county of another lies in both. Its county is then unknown. */
const across = elsewhere.filter((row) => !isException(row));
const exceptionText = byState(elsewhere.filter(isException));
const acrossText = byState([...across, ...KNOWN_ACROSS]);

/** Sorted ZIP codes as base-36 deltas. */
const stepsText = (zips: readonly string[]): string =>
  zips.map((zip, at) => (Number(zip) - Number(zips[at - 1] ?? 0)).toString(36)).join('.');

const countyText = grouped(
  rows.filter((row) => !across.includes(row)),
  ({ state, county }) => `${state}|${county}`,
)
  .map(([place, group]) => `${place}|${stepsText(group.map(({ zip }) => zip))}`)
  .join('\n');

const note = '// Made by scripts/make-zip-data.ts from Census ZCTA relations; do not edit.\n';
writeFileSync(
  'src/entities/values/zip-states.generated.ts',
  `${note}/** Runs of three-digit prefixes, from and to, with their state. */\nexport const zipRuns =\n  '${runText}';\n\n/** ZIP codes in another state than the rest of their prefix. */\nexport const zipExceptions = '${exceptionText}';\n\n/** ZIP codes that reach into a second state, by that state. */\nexport const zipsAcross =\n  '${acrossText}';\n`,
);
writeFileSync(
  'src/entities/values/zip-counties.generated.ts',
  `${note}export const zipCounties = ${JSON.stringify(countyText)};\n`,
);
