import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Tries the mutants the last run left out: changes to values a module creates once on load. Each is written to its file, run against the
 * tests related to that file and then the compiler, and reverted. For a clean checkout.
 */
const report = JSON.parse(readFileSync('reports/mutation/incremental.json', 'utf8'));
const left = Object.entries(report.files).flatMap(([file, { mutants }]) =>
  mutants.filter(({ status }) => status === 'Ignored').map((mutant) => ({ file, mutant })),
);

const placeOf = (lines, { line, column }) =>
  lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;

const fails = (...command) => spawnSync('npx', command, { stdio: 'ignore', timeout: 180_000 }).status !== 0;

/** Many words in a list are pinned by the types derived from it. */
const killerOf = (file) => {
  const options = ['--run', '--bail', '1', '--no-isolate', '--config', 'tools/mutation/vitest.config.ts'];
  if (fails('vitest', 'related', file, ...options)) return 'tests';
  return fails('tsc', '--noEmit', '-p', '.') ? 'compiler' : null;
};

const killed = { tests: 0, compiler: 0 };
for (const { file, mutant } of left) {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  const [from, to] = [placeOf(lines, mutant.location.start), placeOf(lines, mutant.location.end)];
  try {
    writeFileSync(file, source.slice(0, from) + mutant.replacement + source.slice(to));
    const killer = killerOf(file);
    if (killer) killed[killer] += 1;
    else console.log(`${file}:${mutant.location.start.line} lives: ${source.slice(from, to)} as ${mutant.replacement}`);
  } finally {
    writeFileSync(file, source);
  }
}
console.log(`Of ${left.length}, ${killed.tests} were killed by tests and ${killed.compiler} by the compiler.`);
