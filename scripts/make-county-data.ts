import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes src/rules/hmda/county-codes.generated.ts from a CSV of state,statefp,countyfp,countyname,classfp (Census):
 * node scripts/make-county-data.ts <file.csv>
 */
const [input] = process.argv.slice(2);
if (input === undefined) throw new Error('usage: node scripts/make-county-data.ts <county csv>');

const rows = readFileSync(input, 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line.trim() !== '')
  .map((line) => line.trim().split(','));
const states = Object.entries(Object.groupBy(rows, ([state = '']) => state)).map(([state, counties = []]) => {
  const [, code = ''] = counties[0] ?? [];
  return `${state}${code}|${counties.map(([, , county = '', name = '']) => `${county}${name.replaceAll('"', '')}`).join('|')}`;
});
writeFileSync(
  new URL('../src/rules/hmda/county-codes.generated.ts', import.meta.url),
  `// Made by scripts/make-county-data.ts from Census county codes; do not edit.\nexport const countyCodes = ${JSON.stringify(states.join('\n'))};\n`,
);
