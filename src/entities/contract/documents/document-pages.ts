import { z } from 'zod';

/** The sides of a page are this long, whatever its size. */
export const PAGE_SIDE = 10_000;

const length = z.int().min(0).max(PAGE_SIDE);

/** A place on a page as it is read: from its top left corner, in ten-thousandths of its width and height. */
export const pagePlace = z.object({ x: length, y: length, width: length, height: length });
export type PagePlace = z.infer<typeof pagePlace>;

/** Text as the file has it: a word, a few, or a line. */
export const textRun = pagePlace.extend({ text: z.string() });
export type TextRun = z.infer<typeof textRun>;

export const documentPage = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  runs: z.array(textRun),
});
export type DocumentPage = z.infer<typeof documentPage>;

export const documentPages = z.object({
  pages: z.array(documentPage),
  /** How many of them the text was read of. */
  read: z.int().min(0),
});
export type DocumentPages = z.infer<typeof documentPages>;

/** Widths a page is drawn in: beside the page, in the window, and enlarged. */
export const PAGE_WIDTHS = [160, 1000, 2000] as const;
