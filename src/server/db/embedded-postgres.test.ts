import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseName } from './embedded-postgres.ts';

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
