import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildWebIfStale } from './build-web.ts';
import { buildServerIfStale } from './server-program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
/** For daily work: types, lint, import direction and the pure tests, without a build, a database or a browser. */
const isQuick = process.argv.includes('--quick');
const counts = { passed: 0, failed: 0 };

const node = (args: string[]): boolean =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isLong ? { TEST_LONG: 'yes' } : {}) },
  }).status === 0;

type Check = { name: string; args: string[] };

/** In parallel, each printed in full when it ends. */
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
    buildServerIfStale(process.execPath);
    await buildWebIfStale();
    if (isLong) await buildWebIfStale('en-XA');
    counts.passed += 1;
  } catch (error) {
    console.error(error);
    counts.failed += 1;
  }
};

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

type Run = { passed: number; failed: number; failedFiles: string[] };

/** A file that fails to load has no failed test of its own; it still counts as one failure. */
const runVitest = (files: string[]): Run => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-report-'));
  const file = join(folder, 'report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=dot', '--reporter=json'];
  const isGreen = node([...args, `--outputFile.json=${file}`]);
  try {
    const found = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = found.numFailedTests + found.numPendingTests;
    return {
      passed: found.numPassedTests,
      failed: isGreen ? failed : Math.max(failed, 1),
      failedFiles: found.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    };
  } catch (error) {
    console.error('The test runner left no report.', error);
    return { passed: 0, failed: 1, failedFiles: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const FEW = 2;
const isInBrowser = (file: string): boolean => relative(root, file).startsWith('e2e/');

/**
 * Browser tests can fail on a crowded machine for no reason. One or two failing files are rerun alone, on
 * their own database; a file that passes only then is reported as a race to fix.
 */
const runTests = (args: string[]): void => {
  console.log('\n== tests');
  const first = runVitest(args);
  counts.passed += first.passed;
  const { failedFiles } = first;
  const isWorthAnother = failedFiles.length > 0 && failedFiles.length <= FEW && failedFiles.every(isInBrowser);
  const second = isWorthAnother ? runVitest(failedFiles) : null;
  if (second?.failed !== 0) counts.failed += first.failed;
  else {
    counts.passed += first.failed;
    console.log(`\nPassed only when run again alone: ${failedFiles.map((file) => relative(root, file)).join(', ')}`);
  }
};

await Promise.all([
  check({ name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] }),
  check({ name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] }),
  ...(isQuick ? [] : [build()]),
]);
const projects = isQuick ? ['pure'] : ['pure', 'server', 'browser', ...(isLong ? ['long', 'pseudo'] : [])];
runTests(projects.map((name) => `--project=${name}`));

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
