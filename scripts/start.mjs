import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildServerIfStale, checkPolicies, PROGRAM } from './server-program.mjs';

const parent = process.ppid;
const node = prepare();
const isDev = process.argv.includes('--dev');
if (isDev) checkPolicies(node);
else buildServerIfStale(node);
// Room for new objects, which is kept once it was used: with Node's own limit a process at rest holds a third more.
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
const child = spawn(node, [...FLAGS, isDev ? 'scripts/dev.ts' : PROGRAM], {
  cwd: root,
  stdio: 'inherit',
  // Memory that threads once used for themselves and keep; a tenth of the whole with one pool of it for each.
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});

// The child gets Ctrl-C from the terminal too and shuts down cleanly; this process only waits for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// npm dies of a signal without passing it on; the product must not outlive it.
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
