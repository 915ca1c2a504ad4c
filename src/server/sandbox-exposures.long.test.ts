import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { oneByTurns } from '#testing/long-run/turns.ts';
import { sandboxExposures } from './sandbox-exposures.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-exposed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const exposing = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://heloc.lender.example',
  DATABASE_URL: 'postgres://app@10.0.0.5/hearthline',
};

/** The real process, ended by the test where it starts although it must not. */
const start = async (settings: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/serve.ts', '--without-build'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(await freePort()), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (printed: Buffer) => {
    if (printed.includes('is running')) child.kill('SIGTERM');
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [said, code] = [await text(child.stderr), await ended];
  const lines = said.split('\n').filter((line) => line.startsWith('hearthline:'));
  return { code, lines };
};

describe('a sandbox nobody asked for', () => {
  it.each(oneByTurns(Object.entries(exposing)))('does not start with %s=%s', async (setting, value) => {
    const { code, lines } = await start({ [setting]: value });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `hearthline: Setting HEARTHLINE_MODE: must be set together with ${setting}: production, or sandbox to expose demo passwords, sign-in codes and the mailbox on purpose.`,
    ]);
  });

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
  ])('stays a local one with %o', (settings) => {
    expect(readSettings(settings)).toMatchObject({ isSandbox: true, exposedBy: [] });
  });

  it.each(['https://localhost.lender.example', 'http://127.0.0.1.lender.example', 'http://10.0.0.5:3000'])(
    'is not local at %s',
    (PUBLIC_URL) => expect(sandboxExposures({ PUBLIC_URL })).toEqual(['PUBLIC_URL']),
  );
});

describe('a sandbox that is asked for', () => {
  it('may be reached by others, and says so', async () => {
    const settings = { HEARTHLINE_MODE: 'sandbox', HOST: '0.0.0.0', SANDBOX_LOANS: 'off' };
    const { lines } = await start(settings);
    expect(lines).toEqual([
      'hearthline: warning: HOST opens this sandbox to others: anyone who reaches it reads its demo passwords, sign-in codes and mailbox.',
    ]);
  });
});
