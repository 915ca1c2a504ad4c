import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { checkSeal } from '../documents/check-seal.ts';
import { type ByteRange, openRange, sealStream } from '../files/chunk-cipher.ts';
import { heicAsJpeg } from './decode-heic.ts';
import { inspectFile } from './inspect-file.ts';
import { type ParserTask, parserTask, type SealedFile } from './parser-task.ts';

/** The only program that parses uploaded bytes: a process of its own that may be killed at any moment. */
const bytesOf = async ({ path, key, size }: SealedFile): Promise<Buffer> => {
  if (size === 0) return Buffer.alloc(0);
  const read = async (range: ByteRange) => createReadStream(path, range);
  return buffer(openRange({ key: Buffer.from(key, 'base64'), size, read }, { start: 0, end: size - 1 }));
};

const perform = async (task: ParserTask): Promise<object> => {
  const bytes = await bytesOf(task.file);
  switch (task.kind) {
    case 'inspect':
      return inspectFile(bytes);
    case 'heicAsJpeg': {
      const jpeg = await heicAsJpeg(bytes);
      if (!jpeg) return { size: null };
      const sealed = sealStream(Readable.from([jpeg]), Buffer.from(task.into.key, 'base64'));
      await pipeline(sealed, createWriteStream(task.into.path, { mode: 0o600 }));
      return { size: jpeg.length };
    }
    case 'checkSeal': {
      const own = task.certificates.map((certificate) => Buffer.from(certificate, 'base64'));
      return checkSeal(bytes, own);
    }
  }
};

process.on('message', async (message) => process.send?.(await perform(parserTask.parse(message))));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
