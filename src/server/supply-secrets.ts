import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { secretSettings } from './secret-settings.ts';
import type { Problem, Source } from './vendors/capability.ts';

const COMMAND_SECONDS = 10;
const MOST_BYTES = 1_000_000;
const ANY_BY_OTHERS = 0o007;
const WRITE_BY_GROUP = 0o020;
const READ_BY_GROUP = 0o040;

/** Reads a secret again where it came from, in a process that is running. Throws where it cannot. */
export type Renew = () => Promise<string>;
export type Supplied = {
  source: Source;
  problems: Problem[];
  warnings: string[];
  /** By setting; none for a secret that stands in the environment itself. */
  renewals: ReadonlyMap<string, Renew>;
};
type Value = { text: string; warning?: string } | { problem: string };

/**
 * Adds the secrets that `NAME_FILE` or `NAME_COMMAND` supply instead of `NAME`, so that a vault or a KMS can hold them. Problems
 * name the setting and never its value.
 */
export const supplySecrets = (given: Source): Supplied => {
  const environment = Object.fromEntries(Object.entries(given).filter(([name]) => !secretSettings.includes(name)));
  const supplied: Record<string, string> = {};
  const problems: Problem[] = [];
  const warnings: string[] = [];
  const renewals = new Map<string, Renew>();
  for (const setting of secretSettings) {
    const ways = [setting, `${setting}_FILE`, `${setting}_COMMAND`].filter((way) => way in given);
    const [way] = ways;
    if (way === undefined || (ways.length === 1 && way === setting)) continue;
    const value = ways.length > 1 ? moreThanOnce(ways) : valueFrom(way, { given, environment });
    if ('problem' in value) problems.push({ setting, problem: value.problem });
    else {
      supplied[setting] = value.text;
      renewals.set(setting, renewalFrom(way, { from: given[way] ?? '', environment }));
    }
    if ('warning' in value) warnings.push(`Setting ${setting}: ${value.warning}.`);
  }
  return { source: { ...given, ...supplied }, problems, warnings, renewals };
};

const moreThanOnce = (ways: readonly string[]): Value => ({
  problem: `is given more than once, by ${ways.join(' and ')}`,
});

const valueFrom = (way: string, { given, environment }: { given: Source; environment: Source }): Value => {
  const from = given[way] ?? '';
  const value = way.endsWith('_FILE') ? fromFile(way, from) : fromCommand(way, { command: from, environment });
  return 'text' in value && value.text === '' ? { problem: `${way} supplies nothing` } : value;
};

const fromFile = (way: string, path: string): Value => {
  try {
    const { mode } = statSync(path);
    if (mode & (ANY_BY_OTHERS | WRITE_BY_GROUP))
      return { problem: `${way} names a file that others can open; allow its owner alone (chmod 600)` };
    const text = readFileSync(path, 'utf8').trim();
    return mode & READ_BY_GROUP ? { text, warning: `${way} names a file that its group can read` } : { text };
  } catch (error) {
    return { problem: `${way} names a file that cannot be read (${codeOf(error)})` };
  }
};

/** The command sees no other secret. What it prints besides may repeat one, so it is shown nowhere. */
const fromCommand = (way: string, { command, environment }: { command: string; environment: Source }): Value => {
  const { error, status, stdout } = spawnSync('/bin/sh', ['-c', command], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: COMMAND_SECONDS * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_BYTES,
    encoding: 'utf8',
  });
  if (error && codeOf(error) === 'ETIMEDOUT') return { problem: `${way} took longer than ${COMMAND_SECONDS} seconds` };
  if (error) return { problem: `${way} could not be run (${codeOf(error)})` };
  return status === 0 ? { text: stdout.trim() } : { problem: `${way} ended with code ${status ?? 'none'}` };
};

/** A command may ask a vault: its answer counts for a minute, however many connections are opened. */
const COMMAND_COUNTS_MS = 60_000;

const renewalFrom = (way: string, { from, environment }: { from: string; environment: Source }): Renew => {
  if (way.endsWith('_FILE'))
    return async () => {
      const value = fromFile(way, from);
      if ('problem' in value) throw new Error(value.problem);
      return value.text;
    };
  let last: { at: number; text: string } | null = null;
  return async () => {
    if (last && performance.now() - last.at < COMMAND_COUNTS_MS) return last.text;
    const limits = { timeout: COMMAND_SECONDS * 1000, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES } as const;
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', from], { env: environment, ...limits }).catch(() => {
      throw new Error(`${way} failed`);
    });
    last = { at: performance.now(), text: stdout.trim() };
    return last.text;
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
