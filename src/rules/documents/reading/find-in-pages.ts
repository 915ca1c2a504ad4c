import type { DocumentPage, PagePlace } from '#entities/contract/documents/document-pages.ts';
import { type PageRow, pageRows } from './page-rows.ts';

export type TextMatch = { page: number; places: PagePlace[] };

/** Enough to move through; a search this common needs more letters. */
const MOST = 500;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const matchesIn = ({ text, parts }: PageRow, wanted: string): PagePlace[][] => {
  const found: PagePlace[][] = [];
  const low = text.toLowerCase();
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length))
    found.push(
      parts
        .filter(({ run, from }) => from < at + wanted.length && from + run.text.length > at)
        .map(({ run: { x, y, width, height } }) => ({ x, y, width, height })),
    );
  return found;
};

/** Every place with this text, in any case; words may be spread over several pieces of one row. */
export const findInPages = (pages: readonly DocumentPage[], text: string): TextMatch[] => {
  const wanted = plain(text);
  if (wanted === '') return [];
  return pages
    .flatMap((page, at) =>
      pageRows(page).flatMap((row) => matchesIn(row, wanted).map((places) => ({ page: at + 1, places }))),
    )
    .slice(0, MOST);
};
