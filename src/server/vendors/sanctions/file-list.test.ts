import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noOrders } from '../orders/order-keep.ts';
import { keepNothing } from '../published/file-keep.ts';
import { fileList } from './file-list.ts';
import { sanctions } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanctions-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NOW = new Date('2026-11-17T12:00:00Z');
const rows = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at)).join('');
const sdn = (count = 10_000) =>
  rows(count, (at) => `${at + 1},"DOE ${at}, Jo","individual","X"${',-0- '.repeat(8)}\r\n`);
const alt = (count = 10_000) => rows(count, (at) => `${at + 1},${at},"aka","ROE ${at}, Jo",-0- \r\n`);

const put = async (name: 'sdn' | 'alt', text: string, daysAgo = 1) => {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, text, 'latin1');
  const at = new Date(NOW.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  await utimes(path, at, at);
};

it('is read from the folder, and again when it changes', async () => {
  const source = fileList(folder);
  expect(await source(NOW)).toEqual({ kind: 'unknown', problem: 'missing' });
  await put('sdn', sdn());
  expect(await source(NOW)).toEqual({ kind: 'unknown', problem: 'missing' });
  await put('alt', alt(), 2);
  const first = await source(NOW);
  expect(first).toMatchObject({ kind: 'found', list: { publishedOn: '2026-11-15' } });
  expect(await source(NOW)).toBe(first);
  await put('sdn', sdn(10_001));
  const next = await source(NOW);
  expect(next.kind === 'found' && next.list.entries.length).toBe(10_001);
});

it.each([
  ['too old after a week', () => put('alt', alt(), 8), 'tooOld'],
  ['cut short', () => put('sdn', sdn(9_999)), 'incomplete'],
  ['empty', () => put('sdn', ''), 'incomplete'],
  ['a page', () => put('sdn', '<html></html>'), 'notAList'],
])('is unknown when %s', async (_, spoil, problem) => {
  await put('sdn', sdn());
  await put('alt', alt());
  await spoil();
  expect(await fileList(folder)(NOW)).toEqual({ kind: 'unknown', problem });
});

it('is unknown where the lender has chosen none', async () => {
  const made = sanctions.choices.none?.read({}).data;
  const source = made?.make({
    ...{ dataDir: '', secret: '', renewal: () => null, mailSender: '', mailLogos: null, lenderName: '', publicUrl: '' },
    observe: () => undefined,
    keep: keepNothing,
    orders: noOrders,
    sandbox: null,
  });
  expect(await source?.list(NOW)).toEqual({ kind: 'unknown', problem: 'notConfigured' });
});
