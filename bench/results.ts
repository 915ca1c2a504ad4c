import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { performancePage } from './performance-page.ts';
import type { MeasuredRow } from './row.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'bench/results');

const result = z.object({
  at: z.iso.datetime(),
  commit: z.string(),
  machine: z.string(),
  rows: z.array(z.object({ name: z.string(), unit: z.string(), figure: z.number(), ratio: z.number().nullable() })),
});
export type Result = z.infer<typeof result>;

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

const machine = (): string =>
  `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

const kept = (): Result[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => result.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

/** Keeps a run beside those before it, and draws all of them. */
export const keepResult = (rows: readonly MeasuredRow[]): void => {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const one: Result = { at, commit: commit(), machine: machine(), rows: [...rows] };
  writeFileSync(join(folder, `${at.slice(0, 16).replace(':', '')}.json`), `${JSON.stringify(one, null, 2)}\n`);
  writeFileSync(join(root, 'docs/performance.md'), performancePage(kept()));
};
