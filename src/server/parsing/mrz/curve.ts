import type { Member, Place, Row } from './rows-of-marks.ts';

/** Where the middle of each column lies: a gentle curve, since pages bend and cameras look from the side. */
export type Curve = (column: number) => Place;

/** Columns are scaled to about -1 to 1, which keeps the powers comparable. */
const MIDDLE = 22;

const powersOf = (column: number, degree: number): number[] =>
  Array.from({ length: degree + 1 }, (_, power) => ((column - MIDDLE) / MIDDLE) ** power);

/** Gauss, with the largest of each column first. */
const solve = (equations: number[][]): number[] => {
  const size = equations.length;
  const rows = equations.map((row) => [...row]);
  for (let at = 0; at < size; at += 1) {
    const best = rows.slice(at).reduce((top, row) => (Math.abs(row[at] ?? 0) > Math.abs(top[at] ?? 0) ? row : top));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(at, 0, best);
    const pivot = best[at] || 1e-9;
    for (const [index, row] of rows.entries()) {
      if (index === at) continue;
      const share = (row[at] ?? 0) / pivot;
      for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) - share * (best[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1e-9));
};

const fitOne = (members: readonly Member[], degree: number, axis: 'x' | 'y'): number[] => {
  const powers = members.map(({ column }) => powersOf(column, degree));
  const equations = Array.from({ length: degree + 1 }, (_, one) => [
    ...Array.from({ length: degree + 1 }, (__, other) =>
      powers.reduce((sum, each) => sum + (each[one] ?? 0) * (each[other] ?? 0), 0),
    ),
    members.reduce((sum, member, at) => sum + (powers[at]?.[one] ?? 0) * member[axis], 0),
  ]);
  return solve(equations);
};

const curveOf = (members: readonly Member[], degree: number): Curve => {
  const [x, y] = [fitOne(members, degree, 'x'), fitOne(members, degree, 'y')];
  const valueAt = (shares: readonly number[], powers: readonly number[]) =>
    powers.reduce((sum, power, at) => sum + power * (shares[at] ?? 0), 0);
  return (column) => {
    const powers = powersOf(column, degree);
    return { x: valueAt(x, powers), y: valueAt(y, powers) };
  };
};

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Of the distance between two columns: a mark farther off its place belongs to something else. */
const ASTRAY = 0.3;

/** The curve through a row, made again without what lies off it. */
export const fitCurve = (row: Row, degree: number): Curve => {
  const first = curveOf(row, degree);
  const near = row.filter((member) => {
    const pitch = distance(first(member.column), first(member.column + 1));
    return distance(first(member.column), member) < ASTRAY * pitch;
  });
  return near.length > row.length / 2 ? curveOf(near, degree) : first;
};
