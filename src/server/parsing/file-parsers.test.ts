import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSpooled } from '#server/files/spool.ts';
import { heicGrid } from '#testing/hostile/hostile-heic.ts';
import { sampleHeic, samplePdf } from '#testing/sample-files.ts';
import { type FileParsers, fileParsers } from './file-parsers.ts';
import type { ParserEnd } from './parser.ts';

let folder: string;
let ends: ParserEnd[];
let open: FileParsers[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-parsers-'));
  ends = [];
  open = [];
});
afterEach(() => {
  for (const parsers of open) parsers.stop();
  rmSync(folder, { recursive: true });
});

const start = ({ processes = 1, memoryMb = 1000, cpuSeconds = 6, wallMs = 9000, restMs = 60_000 } = {}) => {
  const metrics = new Registry();
  const limits = { memoryMb, cpuSeconds, wallMs };
  const parsers = fileParsers({ processes, limits, folder, restMs, metrics, onEnd: (by) => ends.push(by) });
  open.push(parsers);
  return { parsers, metrics };
};
const inspect = (parsers: FileParsers, bytes: Buffer, lane = 'a') =>
  withSpooled({ folder, name: randomUUID(), key: randomBytes(32), source: Readable.from([bytes]) }, (spooled) => {
    if (!spooled) throw new Error('The sample is too large.');
    return parsers.inspect(spooled.file, lane);
  });

/** Nothing but names: no limit on contents applies, and the parser works on it for a minute. */
const names = (): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj <<${Array.from({ length: 5_000_000 }, (_, at) => `/a${at}`).join(' ')}`);
const fine = { kind: 'done', result: { kind: 'fine', type: 'application/pdf', pages: 2 } };

describe('a file parser', () => {
  it('answers from another process, one file after the other', async () => {
    const { parsers } = start();
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    expect(await inspect(parsers, Buffer.from('hello'))).toMatchObject({ result: { reason: 'typeNotAccepted' } });
    expect(ends).toEqual([]);
  });

  it('that is stopped with the server right after an answer is not counted as one that died', async () => {
    const all = Array.from({ length: 4 }, () => start().parsers);
    await Promise.all(
      all.map(async (parsers) => {
        await inspect(parsers, Buffer.from('hello'));
        parsers.stop();
      }),
    );
    const children = () => spawnSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' }).stdout;
    await expect.poll(children).not.toContain(`--allow-fs-write=${folder}/`);
    expect(ends).toEqual([]);
  });

  it('is stopped when it works too long, replaced, and counted', async () => {
    const { parsers, metrics } = start({ cpuSeconds: 3, wallMs: 60_000 });
    expect(await inspect(parsers, names())).toEqual({ kind: 'ended' });
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    expect(ends).toEqual(['time']);
    expect(await metrics.metrics()).toContain('file_parser_ends_total{by="time"} 1');
  });

  it('is stopped when it takes too much memory, also beside the heap', async () => {
    const { parsers } = start({ memoryMb: 300 });
    expect(await inspect(parsers, heicGrid({ columns: 25, rows: 30 }))).toEqual({ kind: 'ended' });
    expect(ends).toEqual(['memory']);
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
  });

  it('that dies by itself is noticed, counted and replaced', async () => {
    const { parsers } = start();
    parsers.startAhead();
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const own = stdout.split('\n').filter((line) => line.includes(`--allow-fs-write=${folder}/`));
    expect(own).toHaveLength(1);
    process.kill(Number.parseInt(own[0] ?? '', 10), 'SIGKILL');
    await expect.poll(() => ends).toEqual(['died']);
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
  });

  it('ends when there was no file for a while, as nothing that went wrong, and starts again with the next one', async () => {
    const { parsers } = start({ processes: 2, restMs: 300 });
    const running = () =>
      spawnSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter((line) => line.includes(`--allow-fs-write=${folder}/`)).length;
    parsers.startAhead();
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    await expect.poll(running).toBe(0);
    expect(ends).toEqual([]);
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
  });

  it('that gets no processor in time says nothing about the file', async () => {
    const { parsers } = start({ wallMs: 2000 });
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const own = stdout.split('\n').find((line) => line.includes(`--allow-fs-write=${folder}/`));
    process.kill(Number.parseInt(own ?? '', 10), 'SIGSTOP');
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual({ kind: 'busy' });
    expect(ends).toEqual(['slow']);
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
  });

  it('sees no environment and no files but its own', async () => {
    const { parsers } = start();
    const outside = join(tmpdir(), `hearthline-outside-${randomUUID()}`);
    writeFileSync(outside, samplePdf());
    const file = { path: outside, key: randomBytes(32).toString('base64'), size: 10 };
    expect(await parsers.inspect(file, 'a')).toEqual({ kind: 'ended' });
    expect(await inspect(parsers, samplePdf({ pages: 2 }))).toEqual(fine);
    const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const pid = Number.parseInt(stdout.split('\n').find((line) => line.includes(`${folder}/`)) ?? '', 10);
    expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toMatch(/PATH=|SECRET|KEY/);
    rmSync(outside);
  });

  it('turns a HEIC picture into a sealed JPEG', async () => {
    const { parsers } = start();
    const into = { path: join(folder, 'jpeg'), key: randomBytes(32).toString('base64') };
    const source = Readable.from([sampleHeic()]);
    const parsed = await withSpooled({ folder, name: 'heic', key: randomBytes(32), source }, (spooled) =>
      spooled ? parsers.heicAsJpeg({ file: spooled.file, into }) : Promise.reject(new Error('too large')),
    );
    expect(parsed).toMatchObject({ kind: 'done', result: { size: expect.any(Number) } });
    expect(readFileSync(into.path).subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));
  });
});
