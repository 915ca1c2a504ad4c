import { type Curve, fitCurve } from './curve.ts';
import type { Place, Row } from './rows-of-marks.ts';

/** Two lines of equal columns, the upper one first, and the columns that have marks. */
export type Grid = { rows: readonly [Curve, Curve]; from: number; to: number };

export const LINE = 44;
/** A letter at either end may have been missed, or a speck beside them taken for one. */
const BESIDE = 4;
const MOST_GRIDS = 2;

/** The distance of the lines, counted in columns (Doc 9303, part 4: 6.35 mm beside 2.54), seen at an angle or not. */
const [CLOSEST, WIDEST] = [1.7, 3.2];
const SAME_PITCH = 0.12;
const SAME_DIRECTION = 0.09;

const BEND = 2;

type Straight = { row: Row; middle: number; at: Place; step: Place; pitch: number };

const straightOf = (row: Row): Straight => {
  const curve = fitCurve(row, 1);
  const middle = Math.round(((row[0]?.column ?? 0) + (row.at(-1)?.column ?? 0)) / 2);
  const [at, next] = [curve(middle), curve(middle + 1)];
  const step = { x: next.x - at.x, y: next.y - at.y };
  return { row, middle, at, step, pitch: Math.hypot(step.x, step.y) };
};

/** How far `to` lies from `from`, in columns along the row and across it (downwards positive). */
const columnsBetween = (from: Place, to: Place, { step, pitch }: Straight): { along: number; across: number } => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { along: (x * step.x + y * step.y) / pitch ** 2, across: (step.x * y - step.y * x) / pitch ** 2 };
};

const shifted = (row: Row, columns: number): Row => row.map((each) => ({ ...each, column: each.column + columns }));

/** Columns too many or too few. */
const spareOf = ({ from, to }: { from: number; to: number }): number => Math.abs(to - from + 1 - LINE);

const pairOf = (first: Straight, second: Straight): Grid | null => {
  if (Math.abs(first.pitch / second.pitch - 1) > SAME_PITCH) return null;
  const turn = Math.atan2(
    first.step.x * second.step.y - first.step.y * second.step.x,
    first.step.x * second.step.x + first.step.y * second.step.y,
  );
  if (Math.abs(turn) > SAME_DIRECTION) return null;
  const { along, across } = columnsBetween(first.at, second.at, first);
  if (Math.abs(across) < CLOSEST || Math.abs(across) > WIDEST) return null;
  const columns = Math.round(along) + first.middle - second.middle;
  const start = first.row[0]?.column ?? 0;
  const [own, its] = [shifted(first.row, -start), shifted(second.row, columns - start)];
  const [upper, lower] = across > 0 ? [own, its] : [its, own];
  const all = [...own, ...its].map(({ column }) => column);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  if (spareOf({ from, to }) > BESIDE) return null;
  return { rows: [fitCurve(upper, BEND), fitCurve(lower, BEND)], from, to };
};

/** The pairs of rows that can be the two lines, the likeliest first; whether they stand on their head is not known yet. */
export const pairedRows = (rows: readonly Row[]): Grid[] => {
  const straight = rows.map(straightOf);
  return straight
    .flatMap((one, at) => straight.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []))
    .toSorted((one, other) => spareOf(one) - spareOf(other))
    .slice(0, MOST_GRIDS);
};

/** The same lines seen from the other side. */
export const turnedOver = ({ rows: [upper, lower], from, to }: Grid): Grid => ({
  rows: [(column) => lower(from + to - column), (column) => upper(from + to - column)],
  from,
  to,
});
