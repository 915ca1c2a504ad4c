import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ParserTask } from './parser-task.ts';
import { processUsage } from './process-usage.ts';

/** `wallMs`: for a process that waits instead of working. */
export type ParserLimits = { memoryMb: number; cpuSeconds: number; wallMs?: number };
/** Why a process ended: by its limits, by itself, or because the machine left it no processor to work with (`slow`). */
export type ParserEnd = 'time' | 'memory' | 'died' | 'slow';
export type ParserOutcome = { kind: 'answered'; answer: unknown } | { kind: 'ended'; by: ParserEnd };
export type Parser = {
  run: (task: ParserTask) => Promise<ParserOutcome>;
  /** False once it has ended or holds more memory than it should between two files. */
  isFit: () => Promise<boolean>;
  onExit: (listener: () => void) => void;
  kill: () => void;
};

const MB = 1024 * 1024;
const WATCH_MS = 50;
const START_MS = 30_000;
/** Less than a request may take. */
const WALL_MS = 9000;
const script = fileURLToPath(new URL('./parser-process.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Below the server in everything: it gets the processor last and is the first to go when memory runs out. */
const putLast = (pid: number): void => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended at once, which its exit tells.
  }
  if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
};

/** It sees the product's code and the spool folder, and nothing of the environment, which holds keys. */
const startProcess = ({ memoryMb }: ParserLimits, folder: string) =>
  fork(script, [], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${Math.floor(memoryMb / 2)}`,
      // What it once used for new objects it keeps while it waits.
      '--max-semi-space-size=2',
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${root}*`,
      `--allow-fs-read=${folder}/*`,
      `--allow-fs-write=${folder}/*`,
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** V8 ends a process whose heap is full with one of these. */
const endOf = (signal: NodeJS.Signals | null): ParserEnd =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' ? 'memory' : 'died';

export const startParser = (limits: ParserLimits, folder: string): Parser => {
  const child = startProcess(limits, folder);
  const pid = child.pid ?? 0;
  if (pid > 0) putLast(pid);
  // An idle parser keeps nothing running.
  child.unref();
  child.channel?.unref();
  let end: ParserEnd | null = null;
  let settle: (outcome: ParserOutcome) => void = () => undefined;
  const gone = (by: ParserEnd): void => {
    end ??= by;
    settle({ kind: 'ended', by: end });
  };
  const kill = (by: ParserEnd): void => {
    gone(by);
    child.kill('SIGKILL');
  };
  child.on('error', () => gone('died'));
  child.on('exit', (_code, signal) => gone(endOf(signal)));
  child.on('message', (answer) => settle({ kind: 'answered', answer }));

  const next = (ms: number): Promise<ParserOutcome> =>
    new Promise((resolve) => {
      if (end) return resolve({ kind: 'ended', by: end });
      const patience = setTimeout(() => kill('slow'), ms);
      settle = (outcome) => {
        clearTimeout(patience);
        settle = () => undefined;
        resolve(outcome);
      };
    });
  const ready = next(START_MS);

  /** Watches from outside: a parser in a loop cannot watch itself. */
  const watch = async (): Promise<() => void> => {
    const before = (await processUsage(pid))?.cpuSeconds ?? 0;
    const timer = setInterval(async () => {
      const usage = await processUsage(pid);
      if (!usage) return;
      if (usage.memoryBytes > limits.memoryMb * MB) kill('memory');
      else if (usage.cpuSeconds - before > limits.cpuSeconds) kill('time');
    }, WATCH_MS);
    return () => clearInterval(timer);
  };

  return {
    run: async (task) => {
      const started = await ready;
      if (started.kind === 'ended') return started;
      const unwatch = await watch();
      const answer = next(limits.wallMs ?? WALL_MS);
      child.send(task, (error) => error && gone('died'));
      try {
        return await answer;
      } finally {
        unwatch();
      }
    },
    isFit: async () => {
      const usage = await processUsage(pid);
      return end === null && usage !== null && usage.memoryBytes < (limits.memoryMb * MB) / 2;
    },
    onExit: (listener) => void child.on('exit', listener),
    kill: () => void child.kill('SIGKILL'),
  };
};
