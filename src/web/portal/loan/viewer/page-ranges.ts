/** Pages in ascending order, as people write them: 1–3, 5. */
export const rangeText = (pages: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};

/** The pages of each document when new ones begin after these. */
export const splitPages = (count: number, after: ReadonlySet<number>): number[][] => {
  const parts: number[][] = [[]];
  for (let page = 1; page <= count; page += 1) {
    parts.at(-1)?.push(page);
    if (after.has(page) && page < count) parts.push([]);
  }
  return parts;
};

/** Only a PDF of several pages can be cut between them. */
export const isSplittable = ({ type, pages }: { type: string; pages: number }): boolean =>
  type === 'application/pdf' && pages > 1;
