import { expect, it } from 'vitest';
import { giveBack, givingBack } from './give-back.ts';

it('a piece is whole while it is looked at and gone when the next is asked for', async () => {
  const pieces = [new Uint8Array(8).fill(1), new Uint8Array(8).fill(2)];
  const seen: number[] = [];
  for await (const piece of givingBack(
    (async function* () {
      yield* pieces;
    })(),
  ))
    seen.push(piece.length);
  expect(seen).toEqual([8, 8]);
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
});

it('a piece that shares its memory stays, and freeing twice does no harm', () => {
  const shared = new Uint8Array(16);
  giveBack(shared.subarray(4, 8));
  expect(shared.byteLength).toBe(16);
  giveBack(shared);
  giveBack(shared);
  expect(shared.byteLength).toBe(0);
});
