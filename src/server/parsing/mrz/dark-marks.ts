import type { Ink } from './ink.ts';

/** One dark shape, by the middle and the longer side of its frame. */
export type Mark = { x: number; y: number; size: number };

const SMALLEST = 5;
const LARGEST = 80;
/** A page of text has a few thousand; more is noise. */
const MOST_MARKS = 20_000;

/** The shapes of a letter's size that are at least this dark and hang together, corners included. */
export const darkMarks = ({ data, width, height }: Ink, darkness: number): Mark[] => {
  const marks: Mark[] = [];
  const seen = new Uint8Array(data.length);
  const open = new Int32Array(data.length);
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] !== 0 || (data[start] ?? 0) < darkness) continue;
    let count = 1;
    open[0] = start;
    seen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    while (count > 0) {
      count -= 1;
      const at = open[count] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let beside = -1; beside <= 1; beside += 1)
        for (let below = -1; below <= 1; below += 1) {
          const next = at + below * width + beside;
          if (x + beside < 0 || x + beside >= width || next < 0 || next >= data.length) continue;
          if (seen[next] !== 0 || (data[next] ?? 0) < darkness) continue;
          seen[next] = 1;
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
