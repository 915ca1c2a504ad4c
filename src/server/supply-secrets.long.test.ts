import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { isLong, oneByTurns } from '#testing/long-run/turns.ts';
import { coreSettings } from './core-settings.ts';
import { secretSettings } from './secret-settings.ts';
import { readSettings } from './settings.ts';
import { registry } from './vendors/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'x'.repeat(40);
const fileWith = (content: string, mode = 0o600): string => {
  const path = join(folder, `secret-${mode.toString(8)}-${content.length}`);
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
};

/** The real process. */
const run = async (script: string, settings: Record<string, string>) => {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [printed, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, printed, said, lines: said.split('\n').filter((line) => line.startsWith('hearthline:')) };
};

describe('a started process', () => {
  it('takes its database from a file and its keys from a command', async () => {
    const database = await createTestDatabase();
    const { code, printed } = await run('scripts/rotate-keys.ts', {
      HEARTHLINE_MODE: 'sandbox',
      DATABASE_URL_FILE: fileWith(`${database.url}\n`),
      ENCRYPTION_KEYS_COMMAND: `printf 'vault-1:${Buffer.alloc(32, 7).toString('base64')}\\n\\n'`,
    });
    await database.drop();
    expect(printed).toContain('secrets: 0 under the current key.');
    expect(code).toBe(0);
  });

  it.each(
    oneByTurns([
      [
        { SESSION_SECRET: SECRET, SESSION_SECRET_FILE: '/none' },
        'SESSION_SECRET',
        'is given more than once, by SESSION_SECRET and SESSION_SECRET_FILE',
      ],
      [
        { SESSION_SECRET_COMMAND: `echo ${SECRET}; echo ${SECRET} >&2; exit 3` },
        'SESSION_SECRET',
        'SESSION_SECRET_COMMAND ended with code 3',
      ],
    ]),
  )('stops with one line that names the setting and not its value: %o', async (settings, name, problem) => {
    const { code, lines, said } = await run('scripts/serve.ts', settings);
    expect(code).toBe(1);
    expect(lines).toEqual([`hearthline: Setting ${name}: ${problem}.`]);
    expect(said).not.toContain(SECRET);
  });
});

const problemWith = (given: Record<string, string>): string => {
  try {
    readSettings(given);
    return 'none';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
};

describe('secrets', () => {
  it('are all settings with a key, a password or a token', () => {
    const vendors = Object.values(registry).flatMap(({ choices }) => Object.values(choices));
    const named = [coreSettings, ...vendors.map(({ settings }) => settings)].flatMap(({ shape }) => Object.keys(shape));
    const byName = named.filter((name) => /_(KEYS?|SECRET|PASSWORD|PASSPHRASE|TOKEN)$/.test(name));
    expect(byName.length).toBeGreaterThan(20);
    expect(byName.filter((name) => !secretSettings.includes(name))).toEqual([]);
    expect(secretSettings).toEqual(
      expect.arrayContaining([
        ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'MIGRATION_DATABASE_URL'],
        ...['PURGE_DATABASE_URL', 'PAPER_SEAL_P12', 'OTLP_HEADERS', 'NACHA_ACCOUNT', 'SMTP_URL'],
        ...['S3_KEY_ID', 'ANCHORS_S3_KEY_ID'],
      ]),
    );
  });

  it.each(secretSettings)('%s can come from a file or from a command', (name) => {
    for (const way of [`${name}_FILE`, `${name}_COMMAND`])
      expect(problemWith({ [way]: way.endsWith('FILE') ? join(folder, 'none') : 'exit 7' })).toContain(
        `Setting ${name}: ${way} ${way.endsWith('FILE') ? 'names a file that cannot be read (ENOENT)' : 'ended with code 7'}.`,
      );
  });

  it('that are needed and cannot be read are not called missing as well', () => {
    const lines = problemWith({ HEARTHLINE_MODE: 'production', SESSION_SECRET_FILE: join(folder, 'none') }).split('\n');
    expect(lines.filter((line) => line.includes('SESSION_SECRET'))).toHaveLength(1);
  });

  it('are not taken from a file that others can open', () => {
    for (const mode of [0o604, 0o602, 0o666, 0o620])
      expect(problemWith({ SESSION_SECRET_FILE: fileWith(SECRET, mode) })).toBe(
        'Setting SESSION_SECRET: SESSION_SECRET_FILE names a file that others can open; allow its owner alone (chmod 600).',
      );
  });

  it('from a file that the group can read come with a warning', () => {
    const { warnings, SESSION_SECRET } = readSettings({ SESSION_SECRET_FILE: fileWith(SECRET, 0o640) });
    expect(SESSION_SECRET).toBe(SECRET);
    expect(warnings).toEqual(['Setting SESSION_SECRET: SESSION_SECRET_FILE names a file that its group can read.']);
  });

  it('that are empty stop the start', () => {
    expect(problemWith({ SESSION_SECRET_COMMAND: 'true' })).toBe(
      'Setting SESSION_SECRET: SESSION_SECRET_COMMAND supplies nothing.',
    );
  });

  it('are not shown to the command that supplies another', () => {
    const seen = join(folder, 'seen');
    readSettings({
      PATH: process.env.PATH,
      SESSION_SECRET: SECRET,
      METRICS_TOKEN_COMMAND: `env > ${seen}; echo ${'t'.repeat(20)}`,
    });
    expect(readFileSync(seen, 'utf8')).toContain('PATH=');
    expect(readFileSync(seen, 'utf8')).not.toContain(SECRET);
  });

  /** Waits for the whole limit. */
  if (isLong)
    it('have to arrive in time', () => {
      expect(problemWith({ METRICS_TOKEN_COMMAND: 'sleep 60' })).toBe(
        'Setting METRICS_TOKEN: METRICS_TOKEN_COMMAND took longer than 10 seconds.',
      );
    });
});
