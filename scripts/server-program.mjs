// Plain JavaScript: a start asks it before anything is compiled, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, stopWith } from './prepare.mjs';
import { isBuiltFrom } from './source-hash.mjs';

export const PROGRAM_FOLDER = 'build-server';
/** The server in one file for each process and thread; `scripts/serve.ts` compiled with all it imports. */
export const PROGRAM = join(root, PROGRAM_FOLDER, 'serve.mjs');

/** Waits, once it is loaded, for a word from the command that started it. */
export const HELD = '--held';

/** Room for new objects, which is kept once it was used: with Node's own limit a process at rest holds a third more. */
export const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];

export const PROGRAM_SOURCES = {
  folders: ['src/entities', 'src/funnel', 'src/rules', 'src/sandbox', 'src/server', 'src/words', 'policy'],
  files: [
    'package-lock.json',
    'scripts/build-server.ts',
    'scripts/built-pages.mjs',
    'scripts/locale-plugin.ts',
    'scripts/serve.ts',
    'scripts/source-hash.mjs',
    'scripts/server-program.mjs',
  ],
};

export const isProgramFresh = () => isBuiltFrom(PROGRAM_FOLDER, PROGRAM_SOURCES);

/** @param {string} node @param {string} script */
const succeeds = (node, script) =>
  spawnSync(node, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    // What it says is of interest where something is wrong.
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/** A rejected policy is reported with its line, not with a stack. @param {string} node */
export const checkPolicies = (node) => {
  if (!succeeds(node, 'scripts/check-policies.ts'))
    stopWith('The lending policy above is refused. Nothing was started.');
};

/** Compiles the server; it holds the policies, which are checked before. @param {string} node */
export const buildServer = (node) => {
  checkPolicies(node);
  if (!succeeds(node, 'scripts/build-server.ts')) stopWith('The server did not compile; the reason stands above.');
};

/** @param {string} node */
export const buildServerIfStale = (node) => {
  if (!isProgramFresh()) buildServer(node);
};
