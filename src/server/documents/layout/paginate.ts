/** What the pages are filled with: heights, and the space to the unit above on the same page. */
export type Sized = { height: number; gap: number; section: number; isFirst: boolean };

export type Rooms = { first: number; others: number };

const roomOf = (page: number, { first, others }: Rooms): number => (page === 0 ? first : others);

export const filled = (units: readonly Sized[]): number =>
  units.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0);

/** A section that would fit on a page of its own moves there whole, unless much of this page would stay empty. */
const LEAST_FILLED = 0.8;
/** A last page below this is set tighter, or takes more from the page before. */
export const LEAST_LAST = 0.45;

const greedy = <Unit extends Sized>(units: readonly Unit[], rooms: Rooms): Unit[][] => {
  const pages: Unit[][] = [[]];
  for (const [at, unit] of units.entries()) {
    const page = pages.at(-1) ?? [];
    const room = roomOf(pages.length - 1, rooms);
    const rest = units.slice(at).filter(({ section }) => section === unit.section);
    const overflows = page.length > 0 && filled([...page, unit]) > room;
    const movesWhole =
      unit.isFirst &&
      filled([...page, ...rest]) > room &&
      filled(rest) <= rooms.others &&
      filled(page) >= room * LEAST_FILLED;
    if (page.length > 0 && (overflows || movesWhole)) pages.push([unit]);
    else page.push(unit);
  }
  return pages;
};

/** Moves units from the page before to a last page that would be nearly empty. */
const balanced = <Unit extends Sized>(pages: readonly Unit[][], rooms: Rooms): Unit[][] => {
  if (pages.length < 2) return [...pages];
  const before = [...(pages.at(-2) ?? [])];
  const last = [...(pages.at(-1) ?? [])];
  const room = roomOf(pages.length - 2, rooms);
  while (before.length > 1 && filled(last) < rooms.others * LEAST_LAST) {
    const unit = before.at(-1);
    if (!unit || filled([unit, ...last]) > rooms.others || filled(before.slice(0, -1)) < room * LEAST_LAST) break;
    last.unshift(unit);
    before.pop();
  }
  return [...pages.slice(0, -2), before, last];
};

export const lastFilled = (pages: readonly (readonly Sized[])[], rooms: Rooms): number =>
  filled(pages.at(-1) ?? []) / roomOf(pages.length - 1, rooms);

/** Pages before the last that would stay half empty, because what follows does not fit on them. */
export const halfEmpty = (pages: readonly (readonly Sized[])[], rooms: Rooms): number =>
  pages.slice(0, -1).filter((page, at) => filled(page) < roomOf(at, rooms) * LEAST_LAST).length;

/** Whether the last page would be nearly empty, before anything is moved to it. */
export const endsThin = (units: readonly Sized[], rooms: Rooms): boolean => {
  const pages = greedy(units, rooms);
  return pages.length > 1 && lastFilled(pages, rooms) < LEAST_LAST;
};

/** Units on pages: broken between sections where that wastes little, and never a nearly empty last page if it can be helped. */
export const paginate = <Unit extends Sized>(units: readonly Unit[], rooms: Rooms): Unit[][] => {
  const pages = greedy(units, rooms);
  return pages.length < 2 || lastFilled(pages, rooms) >= LEAST_LAST ? pages : balanced(pages, rooms);
};
