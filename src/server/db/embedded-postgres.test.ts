import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseName, embeddedHome, startEmbeddedPostgres } from './embedded-postgres.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'hearthline-name-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the name of root’s database', () => {
  it('stays with its folder, and a new folder at the same place has another', () => {
    const folder = join(place, 'new');
    const first = databaseName(folder);
    expect(databaseName(folder)).toBe(first);
    rmSync(folder, { recursive: true });
    expect(databaseName(folder)).not.toBe(first);
  });

  it('is that of the place where a folder was filled before names were kept', () => {
    const folder = join(place, 'old');
    mkdirSync(folder);
    writeFileSync(join(folder, 'keys.json'), '{}');
    const name = databaseName(folder);
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    rmSync(join(folder, 'database-name'));
    expect(databaseName(folder)).toBe(name);
  });
});

it('a server that was killed is started again, also while its process is still listed', async () => {
  const folder = join(place, 'killed');
  const first = await startEmbeddedPostgres(folder);
  const { data, owner } = embeddedHome(folder);
  const lock = join(data, 'postmaster.pid');
  const written = readFileSync(lock, 'utf8');
  await first.stop();
  const listed = spawn('sleep', ['2'], { ...owner });
  writeFileSync(lock, written.replace(/^\d+/, String(listed.pid)));
  const second = await startEmbeddedPostgres(folder);
  const client = new pg.Client(second.url('postgres'));
  await client.connect();
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await second.stop();
  rmSync(join(data, '..'), { recursive: true, force: true });
});
