// Plain JavaScript without dependencies: it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const WANTED_MAJOR = 24;
const stamp = join(root, 'node_modules', '.hearthline-lock');

/** @param {string} message @returns {never} */
export const stopWith = (message) => {
  process.stderr.write(`hearthline: ${message}\n`);
  process.exit(1);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** The Node that the lockfile pins for this platform, else the running one if it is new enough. Apple silicon has its own name for it. */
export const pinnedNode = () => {
  const platform = `${process.platform}-${process.arch}`;
  const bundled = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
  if (bundled) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  return stopWith(
    `Node ${WANTED_MAJOR} is needed and no bundled one exists for ${platform}. Install Node ${WANTED_MAJOR} and start again.`,
  );
};

/** npm itself, run by the given Node; install scripts are never needed here. @param {string} node */
const install = (node) => {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [node, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
};

/** npm under an old Node may leave out optional dependencies that require a newer one. @param {string} node */
const isComplete = (node) =>
  spawnSync(node, ['--input-type=module', '-e', "await import('rolldown'); await import('lightningcss')"], {
    cwd: root,
    stdio: 'ignore',
  }).status === 0;

/** Installs the lockfile's dependencies, once, and returns the Node to run with. */
export const prepare = () => {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stopWith(`Node 20 or newer is needed, this is ${process.version}.`);
  if (!isInstalled()) {
    process.stdout.write('Installing what is missing (once, about a minute) ...\n');
    if (!install(process.execPath)) stopWith('npm could not install the packages; its message stands above.');
    if (!isComplete(pinnedNode()) && !(install(pinnedNode()) && isComplete(pinnedNode()))) {
      stopWith('Some packages did not install completely. Remove node_modules and start again.');
    }
    writeFileSync(stamp, lockHash());
  }
  // Caches compiled TypeScript: the next start is a second quicker.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
  return pinnedNode();
};
