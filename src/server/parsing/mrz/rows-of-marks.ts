import type { Mark } from './dark-marks.ts';

export type Place = { x: number; y: number };
/** A mark and its column, counted from the first one found. */
export type Member = Place & { column: number };
export type Row = readonly Member[];

const LEAST_MEMBERS = 24;
const MOST_COLUMNS = 60;
/** Touching or faint letters leave holes in a row, but not where it begins. */
const MOST_MISSES = 3;
const BEGINNING = 4;
/** Of the distance between two columns. */
const ASTRAY = 0.32;
/** A step is measured over this many marks, so that the shapes of single letters even out. */
const MEMORY = 8;
/** A filler is a good half as high as a letter. */
const SIZES = 2.3;
/** Columns are one to two letters apart. */
const [NEAREST, FARTHEST] = [0.75, 2.2];
/** A page with more of them is a pattern. */
const MOST_ROWS = 12;
/** Grain and woven cloth have marks everywhere: rows are not followed for ever. */
const MOST_STEPS = 60_000;

const BUCKET = 32;
const bucketOf = (x: number, y: number): number => Math.floor(x / BUCKET) * 10_000 + Math.floor(y / BUCKET);

type Nearby = { find: (at: Place, reach: number) => Mark[]; isSpent: () => boolean };

const finder = (marks: readonly Mark[]): Nearby => {
  const buckets = Map.groupBy(marks, ({ x, y }) => bucketOf(x, y));
  let looks = 0;
  const find = ({ x, y }: Place, reach: number): Mark[] => {
    looks += 1;
    const found: Mark[] = [];
    for (let left = x - reach; left < x + reach + BUCKET; left += BUCKET)
      for (let top = y - reach; top < y + reach + BUCKET; top += BUCKET)
        for (const mark of buckets.get(bucketOf(left, top)) ?? [])
          if (Math.hypot(mark.x - x, mark.y - y) <= reach) found.push(mark);
    return found;
  };
  return { find, isSpent: () => looks > MOST_STEPS };
};

const isLike = (one: Mark, other: Mark): boolean => one.size < other.size * SIZES && other.size < one.size * SIZES;

const nearestTo = ({ x, y }: Place, marks: readonly Mark[]): Mark | undefined => {
  const away = (mark: Mark): number => Math.hypot(mark.x - x, mark.y - y);
  return marks.reduce<Mark | undefined>((best, mark) => (best && away(best) <= away(mark) ? best : mark), undefined);
};

type Found = { mark: Mark; column: number };

/** Follows evenly spaced marks of one size from the first in one direction. */
const follow = (first: Mark, step: Place, { nearby, forward }: { nearby: Nearby; forward: 1 | -1 }): Found[] => {
  const found: Found[] = [{ mark: first, column: 0 }];
  let { x, y } = first;
  let [alongX, alongY] = [step.x * forward, step.y * forward];
  let misses = 0;
  for (let column = forward; misses <= MOST_MISSES && Math.abs(column) < MOST_COLUMNS; column += forward) {
    x += alongX;
    y += alongY;
    const near = nearby.find({ x, y }, Math.hypot(alongX, alongY) * ASTRAY).filter((mark) => isLike(mark, first));
    const mark = nearestTo({ x, y }, near);
    if (mark === undefined) {
      if (forward === 1 && found.length < BEGINNING) break;
      misses += 1;
      continue;
    }
    misses = 0;
    found.push({ mark, column });
    const back = found[Math.max(0, found.length - 1 - MEMORY)] ?? found[0];
    if (back === undefined) break;
    const columns = Math.abs(column - back.column);
    [alongX, alongY] = [(mark.x - back.mark.x) / columns, (mark.y - back.mark.y) / columns];
    [x, y] = [(x + mark.x) / 2, (y + mark.y) / 2];
  }
  return found.slice(1);
};

/** Long rows of evenly spaced marks at any angle, the longest first; nothing but the lines of a passport has many. */
export const rowsOfMarks = (marks: readonly Mark[]): Row[] => {
  const nearby = finder(marks);
  const used = new Set<Mark>();
  const rows: Row[] = [];
  // The lines are at the foot of most pictures.
  for (const first of marks.toReversed()) {
    if (nearby.isSpent()) break;
    if (used.has(first)) continue;
    for (const second of nearby.find(first, first.size * FARTHEST)) {
      const step = { x: second.x - first.x, y: second.y - first.y };
      // One direction of each pair will do: rows are followed both ways.
      const isBack = step.x < 0 || (step.x === 0 && step.y <= 0);
      if (isBack || !isLike(first, second) || Math.hypot(step.x, step.y) < NEAREST * Math.min(first.size, second.size))
        continue;
      const ahead = follow(first, step, { nearby, forward: 1 });
      if (ahead.length < BEGINNING) continue;
      const behind = follow(first, step, { nearby, forward: -1 });
      const found = [...behind.reverse(), { mark: first, column: 0 }, ...ahead];
      if (found.length < LEAST_MEMBERS) continue;
      for (const { mark } of found) used.add(mark);
      rows.push(found.map(({ mark: { x, y }, column }) => ({ x, y, column })));
      if (rows.length > MOST_ROWS) return [];
      break;
    }
  }
  return rows.toSorted((one, other) => other.length - one.length);
};
