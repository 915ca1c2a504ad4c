import type { FileType } from '#entities/contract/stored-file.ts';
import { pagePicture } from '../pages/page-picture.ts';
import { darkMarks } from './dark-marks.ts';
import { grayOf, type Ink, inkOf } from './ink.ts';
import { pairedRows } from './paired-rows.ts';
import { readGrid } from './read-grid.ts';
import { rowsOfMarks } from './rows-of-marks.ts';

/** Fine enough for a passport that fills half of a photo, and then for one that lies far off in a large one. */
const WIDTHS = [1800, 3000] as const;
const MOST_PAGES = 2;
/** Of 255: from what a good print has to what is left of a pale or blurred one. */
const DARKNESS = [90, 60, 130, 40] as const;

/** Reading letters costs most of the time; where so many pairs of rows were none, there are no lines. */
const MOST_TRIES = 4;

const linesIn = (ink: Ink): string | null => {
  let tries = 0;
  for (const darkness of DARKNESS)
    for (const grid of pairedRows(rowsOfMarks(darkMarks(ink, darkness)))) {
      tries += 1;
      const lines = tries > MOST_TRIES ? null : readGrid(ink, grid);
      if (lines !== null) return lines;
    }
  return null;
};

type Look = { page: number; width: number };

/** A page of a PDF has its letters in a size that is known, so that one look is enough. */
const looksAt = ({ type, pages }: { type: FileType; pages: number }): Look[] => {
  const widths = type === 'application/pdf' ? WIDTHS.slice(0, 1) : WIDTHS;
  const shown = Array.from({ length: Math.min(pages, MOST_PAGES) }, (_, at) => at + 1);
  return widths.flatMap((width) => shown.map((page) => ({ page, width })));
};

/** The two lines of a passport in a photograph or a scan, every check digit right; null where they cannot be read without doubt. */
export const readMrzLines = async (
  bytes: Buffer,
  { type, pages }: { type: FileType; pages: number },
): Promise<string | null> => {
  for (const { page, width } of looksAt({ type, pages })) {
    const picture = await pagePicture(bytes, { type, page, width });
    // A small picture looks the same from near.
    const isSeen = picture === null || (width > WIDTHS[0] && picture.width <= WIDTHS[0]);
    const lines = isSeen ? null : linesIn(inkOf(grayOf(picture)));
    if (lines !== null) return lines;
  }
  return null;
};
