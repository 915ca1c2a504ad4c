import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arePagesFresh } from './built-pages.mjs';
import { prepare, root } from './prepare.mjs';
import { buildServer, checkPolicies, FLAGS, HELD, isProgramFresh, PROGRAM } from './server-program.mjs';

const parent = process.ppid;
const node = prepare();
const isTrial = process.env.HEARTHLINE_MODE !== 'production';
const isDev = process.argv.includes('--dev');

/** @param {string[]} program */
const run = (...program) =>
  spawn(node, [...FLAGS, ...program], {
    cwd: root,
    // By the channel it notices that this process was killed, and stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Memory that threads once used for themselves and keep: a tenth of the whole, with a pool of it for each.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      // The addresses and sign-ins stay on the screen of someone who tries it.
      ...(isTrial && { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }),
    },
  });

/** What was compiled is loaded while its sources are read, and does nothing before they are known to be the same. */
const runProgram = () => {
  const held = existsSync(PROGRAM) ? run(PROGRAM, HELD) : null;
  if (held !== null && isProgramFresh()) {
    // One that has ended by now has said why.
    held.send({ arePagesFresh: arePagesFresh(process.env.LOCALE || undefined) }, () => undefined);
    return held;
  }
  held?.kill('SIGKILL');
  buildServer(node);
  return run(PROGRAM);
};

if (isDev) checkPolicies(node);
const child = isDev ? run('scripts/dev.ts') : runProgram();

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
