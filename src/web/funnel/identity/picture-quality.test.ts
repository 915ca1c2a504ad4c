import { describe, expect, it } from 'vitest';
import { glareOf, type Pixels, pictureProblem, sharpnessOf } from './picture-quality.ts';

const SIZE = 120;
const paint = (shade: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE * SIZE; at += 1) data.fill(shade(at % SIZE, Math.floor(at / SIZE)), at * 4, at * 4 + 4);
  return { data, width: SIZE, height: SIZE };
};
const print = (x: number, y: number) => ((Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? 40 : 200);
const washed = (x: number) => 120 + 60 * Math.sin(x / 20);
const large = { width: 1600, height: 1000 };

describe('a picture of an ID', () => {
  it('is sharp where letters have edges, and not where they are washed out', () => {
    expect(sharpnessOf(paint(print))).toBeGreaterThan(1000);
    expect(sharpnessOf(paint(washed))).toBeLessThan(20);
  });

  it('has glare where a lamp burns a hole into it', () => {
    const lamp = (x: number, y: number) => (x < 60 && y < 60 ? 255 : print(x, y));
    expect(glareOf(paint(lamp))).toBeCloseTo(0.25, 2);
  });

  it.each([
    ['good', print, large, null],
    ['blurred', washed, large, 'blurred'],
    ['too small', print, { width: 640, height: 400 }, 'tooSmall'],
    ['glaring', (x: number, y: number) => (x < 60 ? 255 : print(x, y)), large, 'glare'],
  ] as const)('that is %s is told apart', (_, shade, original, problem) => {
    expect(pictureProblem(paint(shade), original)).toBe(problem);
  });
});
