import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export type ProcessUsage = { memoryBytes: number; cpuSeconds: number };

const TICKS_PER_SECOND = 100;
const run = promisify(execFile);

const fromProc = async (pid: number): Promise<ProcessUsage | null> => {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'latin1'),
    readFile(`/proc/${pid}/status`, 'latin1'),
  ]);
  // The program's name is in parentheses and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (resident === undefined) return null;
  return { memoryBytes: Number(resident) * 1024, cpuSeconds: (user + system) / TICKS_PER_SECOND };
};

const fromPs = async (pid: number): Promise<ProcessUsage | null> => {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [resident, time = ''] = stdout.trim().split(/\s+/);
  const cpuSeconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryBytes: Number(resident) * 1024, cpuSeconds };
};

/** All memory of a process, native and WebAssembly included, and its processor time; null once it has ended. */
export const processUsage = (pid: number): Promise<ProcessUsage | null> =>
  (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)).catch(() => null);
