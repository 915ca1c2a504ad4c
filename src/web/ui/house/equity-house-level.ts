/** The silhouette stands on the ground at 188; walls begin at 84, the ridge is at 0; 190 wide. */
export const HOUSE = { width: 190, ground: 188, eaves: 84 } as const;

const WALL_AREA = HOUSE.width * (HOUSE.ground - HOUSE.eaves);
const GABLE_AREA = (HOUSE.width * HOUSE.eaves) / 2;
const AREA = WALL_AREA + GABLE_AREA;

/** Fill height for a given share of the area, gable included: the picture is accurate by area, not by height. */
export const equityHouseLevel = (share: number): number => {
  const filled = Math.min(1, Math.max(0, share)) * AREA;
  if (filled <= WALL_AREA) return HOUSE.ground - filled / HOUSE.width;
  return HOUSE.eaves * Math.sqrt((AREA - filled) / GABLE_AREA);
};

/** Where words at the right edge end. */
export const EDGE = 268;

/** The words of the limit stand under its line, and under those of the value. */
export const besideLimit = (limit: number): number => Math.max(52, equityHouseLevel(limit) + 20);

/** The words of a line too thin to hold them, beside its band and clear of those of the limit. */
export const besideLine = (from: number, to: number, limit: number | null): number => {
  const middle = (equityHouseLevel(from) + equityHouseLevel(to)) / 2;
  return Math.max(middle, (limit === null ? 10 : besideLimit(limit)) + 34);
};
