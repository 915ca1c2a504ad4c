import type { Ink } from './ink.ts';

/** One dark shape, by the middle and the longer side of its frame. */
export type Mark = { x: number; y: number; size: number };

const SMALLEST = 5;
const LARGEST = 80;
/** A page of text has a few thousand; more is noise. */
const MOST_MARKS = 20_000;

/** Points that are dark enough; none at the border, so that every one has eight neighbors. */
const darkPoints = ({ data, width, height }: Ink, darkness: number): Uint8Array => {
  const dark = new Uint8Array(data.length);
  for (let at = 0; at < dark.length; at += 1) dark[at] = (data[at] ?? 0) >= darkness ? 1 : 0;
  dark.fill(0, 0, width);
  dark.fill(0, (height - 1) * width);
  for (let at = 0; at < dark.length; at += width) {
    dark[at] = 0;
    dark[at + width - 1] = 0;
  }
  return dark;
};

/** The shapes of a letter's size that are at least this dark and hang together, corners included. */
export const darkMarks = (ink: Ink, darkness: number): Mark[] => {
  const { width } = ink;
  const marks: Mark[] = [];
  const dark = darkPoints(ink, darkness);
  const open = new Int32Array(dark.length);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let start = dark.indexOf(1); start >= 0; start = dark.indexOf(1, start)) {
    let count = 1;
    open[0] = start;
    dark[start] = 0;
    const top = Math.floor(start / width);
    let [left, right, bottom] = [start % width, start % width, top];
    while (count > 0) {
      count -= 1;
      const at = open[count] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < left) left = x;
      else if (x > right) right = x;
      if (y > bottom) bottom = y;
      for (let side = 0; side < 8; side += 1) {
        const next = at + (around[side] ?? 0);
        if (dark[next] !== 1) continue;
        dark[next] = 0;
        open[count] = next;
        count += 1;
      }
    }
    const size = Math.max(right - left, bottom - top) + 1;
    if (size < SMALLEST || size > LARGEST) continue;
    marks.push({ x: (left + right) / 2, y: (top + bottom) / 2, size });
    if (marks.length > MOST_MARKS) return [];
  }
  return marks;
};
