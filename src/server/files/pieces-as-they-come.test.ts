import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { piecesAsTheyCome } from './pieces-as-they-come.ts';

it('gives every piece as it was sent, in order', async () => {
  const sent = Array.from({ length: 50 }, (_, at) => Buffer.alloc(1000 + at, at));
  const got: Uint8Array[] = [];
  for await (const piece of piecesAsTheyCome(Readable.from(sent, { objectMode: false }))) got.push(piece);
  expect(Buffer.concat(got)).toEqual(Buffer.concat(sent));
});

it('holds the sender back while a piece is being worked on', async () => {
  const stream = new PassThrough({ highWaterMark: 10 });
  const pieces = piecesAsTheyCome(stream);
  stream.write(Buffer.alloc(8));
  expect((await pieces.next()).value).toHaveLength(8);
  expect(stream.isPaused()).toBe(true);
  expect(stream.write(Buffer.alloc(20))).toBe(false);
  stream.end();
  expect((await pieces.next()).value).toHaveLength(20);
  expect((await pieces.next()).done).toBe(true);
});

it('tells of a sender who went away in the middle', async () => {
  const stream = new PassThrough();
  const pieces = piecesAsTheyCome(stream);
  stream.write(Buffer.alloc(8));
  await pieces.next();
  stream.destroy(new Error('gone'));
  await expect(pieces.next()).rejects.toThrow('gone');
});

it('leaves the stream open when the reader has enough', async () => {
  const stream = new PassThrough();
  stream.write(Buffer.alloc(8));
  for await (const piece of piecesAsTheyCome(stream)) {
    expect(piece).toHaveLength(8);
    break;
  }
  expect(stream.destroyed).toBe(false);
});
