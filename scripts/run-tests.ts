import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildWebIfStale } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
const counts = { passed: 0, failed: 0 };

const node = (args: string[]): boolean =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isLong ? { TEST_LONG: 'yes' } : {}) },
  }).status === 0;

type Check = { name: string; args: string[] };

/** Beside each other, each printed whole when it has ended. */
const check = async ({ name, args }: Check): Promise<void> => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(`\n== ${name}\n${printed}${complained}`);
  if (code === 0) counts.passed += 1;
  else counts.failed += 1;
};

const build = async (): Promise<void> => {
  try {
    await buildWebIfStale();
    counts.passed += 1;
  } catch (error) {
    console.error(error);
    counts.failed += 1;
  }
};

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
});

/** A file that does not even load has no failed test of its own; it counts as one failure all the same. */
const runVitest = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-report-'));
  const file = join(folder, 'report.json');
  console.log('\n== tests');
  const isGreen = node([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    const found = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += found.numPassedTests;
    counts.failed += found.numFailedTests + found.numPendingTests;
  } catch (error) {
    console.error('The test runner left no report.', error);
    counts.failed += 1;
  }
  if (!isGreen && counts.failed === 0) counts.failed += 1;
  rmSync(folder, { recursive: true });
};

await check({ name: 'types of routes', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] });
await Promise.all([
  check({ name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] }),
  check({ name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] }),
  build(),
]);
runVitest();

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
