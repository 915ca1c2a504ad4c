type Point = { x: number; y: number };

const [LEFT, STEP, GROUND, TALL] = [5, 14.3, 45, 40];

/** Height of each week with a decision above the baseline of zero days; weeks without one have no point. */
export const paceLine = (weeks: readonly (number | null)[]): Point[] => {
  const most = Math.max(1, ...weeks.map((median) => median ?? 0));
  return weeks.flatMap((median, week) =>
    median === null ? [] : [{ x: LEFT + week * STEP, y: GROUND - (median / most) * TALL }],
  );
};
