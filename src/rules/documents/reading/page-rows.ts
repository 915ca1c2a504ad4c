import {
  type DocumentPage,
  PAGE_SIDE,
  type PagePlace,
  type TextRun,
} from '#entities/contract/documents/document-pages.ts';

/** Where a run stands in the text of its row. */
type Part = { run: TextRun; from: number };
/** Neighboring words without a wide gap: a label, an amount, a column's entry. */
export type Cell = { text: string; place: PagePlace };
export type PageRow = { text: string; parts: Part[]; cells: Cell[] };

/** Letters closer than this belong to one word, and words further apart to two cells; in parts of the letters' height. */
const [WORD_GAP, CELL_GAP] = [0.12, 1.1];

export const placeAround = (places: readonly PagePlace[]): PagePlace => {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
};

const middle = ({ y, height }: PagePlace): number => y + height / 2;

const inRows = (runs: readonly TextRun[]): TextRun[][] => {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame = first && Math.abs(middle(first) - middle(run)) < Math.min(first.height, run.height) / 2;
    if (row && isSame) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
};

const joined = (runs: readonly TextRun[], { width, height }: DocumentPage): PageRow => {
  const parts: Part[] = [];
  const cells: { text: string; runs: TextRun[] }[] = [];
  let text = '';
  let before: TextRun | null = null;
  for (const run of runs) {
    const gap = before === null ? 0 : ((run.x - before.x - before.width) * width) / PAGE_SIDE;
    const size = (run.height * height) / PAGE_SIDE;
    const cell = before !== null && gap < CELL_GAP * size ? cells.at(-1) : undefined;
    const space = before !== null && gap >= WORD_GAP * size ? ' ' : '';
    const word = run.text.replace(/\s+/g, ' ').trim();
    text += space;
    parts.push({ run, from: text.length });
    text += word;
    if (cell) {
      cell.text += space + word;
      cell.runs.push(run);
    } else cells.push({ text: word, runs: [run] });
    before = run;
  }
  return { text, parts, cells: cells.map((cell) => ({ text: cell.text, place: placeAround(cell.runs) })) };
};

/** The text of a page as it is read: rows from top to bottom, each from left to right. */
export const pageRows = (page: DocumentPage): PageRow[] => inRows(page.runs).map((runs) => joined(runs, page));
