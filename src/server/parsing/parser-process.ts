import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, openRange, sealStream } from '../files/chunk-cipher.ts';
import { heicAsJpeg } from './decode-heic.ts';
import { inspectFile } from './inspect-file.ts';
import { type NewFile, type ParserTask, parserTask, type SealedFile } from './parser-task.ts';

/** Every file is inspected; what else is done to some is loaded with the first of them, so that a process starts in half the time. */
const loaded = {
  checkSeal: () => import('../documents/check-seal.ts'),
  joinPages: () => import('./pages/join-pages.ts'),
  drawPage: () => import('./pages/page-as-jpeg.ts'),
  readPages: () => import('./pages/read-pages.ts'),
  readBarcodes: () => import('./pages/read-pdf417.ts'),
  readMrzLines: () => import('./mrz/read-mrz-lines.ts'),
};

/** The only program that parses uploaded bytes: a process of its own that may be killed at any moment. */
const bytesOf = async ({ path, key, size }: SealedFile): Promise<Buffer> => {
  if (size === 0) return Buffer.alloc(0);
  const read = async (range: ByteRange) => createReadStream(path, range);
  return buffer(openRange({ key: Buffer.from(key, 'base64'), size, read }, { start: 0, end: size - 1 }));
};

const leave = async (made: Uint8Array | null, into: NewFile): Promise<{ size: number | null }> => {
  if (made === null) return { size: null };
  const sealed = sealStream(Readable.from([made]), Buffer.from(into.key, 'base64'));
  await pipeline(sealed, createWriteStream(into.path, { mode: 0o600 }));
  return { size: made.length };
};

const partsOf = <Part extends { file: SealedFile }>(parts: readonly Part[]) =>
  Promise.all(parts.map(async ({ file, ...part }) => ({ ...part, bytes: await bytesOf(file) })));

const perform = async (task: ParserTask): Promise<object> => {
  const bytes = await bytesOf(task.file);
  switch (task.kind) {
    case 'inspect':
      return inspectFile(bytes);
    case 'heicAsJpeg':
      return leave(await heicAsJpeg(bytes), task.into);
    case 'drawPage': {
      const { pageAsJpeg } = await loaded.drawPage();
      return leave(await pageAsJpeg(bytes, task), task.into);
    }
    case 'readPages': {
      const { readPages } = await loaded.readPages();
      return { found: await readPages(bytes, task.type) };
    }
    case 'readBarcodes': {
      const { readPdf417 } = await loaded.readBarcodes();
      return { texts: await readPdf417(bytes, task) };
    }
    case 'readMrzLines': {
      const { readMrzLines } = await loaded.readMrzLines();
      return { lines: await readMrzLines(bytes, task) };
    }
    case 'joinPages': {
      const { joinPages } = await loaded.joinPages();
      const first = { bytes, type: task.type, pages: task.pages };
      return leave(await joinPages([first, ...(await partsOf(task.others))]), task.into);
    }
    case 'appendPages': {
      const { appendPages } = await loaded.joinPages();
      return leave(await appendPages(bytes, await partsOf(task.others)), task.into);
    }
    case 'checkSeal': {
      const { checkSeal } = await loaded.checkSeal();
      const own = task.certificates.map((certificate) => Buffer.from(certificate, 'base64'));
      return checkSeal(bytes, own);
    }
  }
};

process.on('message', async (message) => process.send?.(await perform(parserTask.parse(message))));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
