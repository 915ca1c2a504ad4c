import { spawn, spawnSync } from 'node:child_process';
import { prepare, root, stopWith } from './prepare.mjs';

const parent = process.ppid;
const node = prepare();
// Before anything reads them: a rejected policy is reported with its line, not with a stack.
if (
  spawnSync(node, ['--disable-warning=ExperimentalWarning', 'scripts/check-policies.ts'], {
    cwd: root,
    // A start says what is wrong with them, and nothing where all are right.
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status !== 0
)
  stopWith('The lending policy above is refused. Nothing was started.');

const isDev = process.argv.includes('--dev');
// Room for new objects, which is kept once it was used: with Node's own limit a process at rest holds a third more.
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
const child = spawn(node, [...FLAGS, isDev ? 'scripts/dev.ts' : 'scripts/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
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
