import type { FileType } from '#entities/contract/stored-file.ts';
import { type Picture, pagePicture } from '../pages/page-picture.ts';
import { darkMarks } from './dark-marks.ts';
import { grayOf, type Ink, inkOf } from './ink.ts';
import { pairedRows } from './paired-rows.ts';
import { readGrid } from './read-grid.ts';
import { rowsOfMarks } from './rows-of-marks.ts';

/** Fine enough for a passport that fills a good third of a photo. */
const SIDE = 1800;
const MOST_PAGES = 2;
/** Of 255: from what a good print has to what is left of a pale or blurred one. */
const DARKNESS = [90, 60, 130, 40] as const;

const linesIn = (ink: Ink): string | null => {
  for (const darkness of DARKNESS) {
    for (const grid of pairedRows(rowsOfMarks(darkMarks(ink, darkness)))) {
      const lines = readGrid(ink, grid);
      if (lines !== null) return lines;
    }
  }
  return null;
};

/** The two lines of a passport in a photograph or a scan, every check digit right; null where they cannot be read without doubt. */
export const readMrzLines = async (
  bytes: Buffer,
  { type, pages }: { type: FileType; pages: number },
): Promise<string | null> => {
  for (let page = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const picture: Picture | null = await pagePicture(bytes, { type, page, width: SIDE });
    const lines = picture === null ? null : linesIn(inkOf(grayOf(picture)));
    if (lines !== null) return lines;
  }
  return null;
};
