import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import type { DocumentPage, PagePlace } from '#entities/contract/documents/document-pages.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { documentFields, type FieldRule } from './document-fields.ts';
import { type Cell, type PageRow, pageRows } from './page-rows.ts';
import { hasAnyText } from './text-standing.ts';
import { amountsIn, daysIn } from './values-in-text.ts';

/** A figure as the document has it: money in cents, days as YYYY-MM-DD, names as written. */
export type FoundFigure = { name: FigureName; value: string; page: number; place: PagePlace };

type Spot = { row: number; cell: Cell; rest: string };
type Value = { value: string; place: PagePlace };

/** Words that are titles of the paper, not names of a company. */
const TITLE = /statement|stub|payslip|advice|summary|deposit|voucher|\bw-2\b/i;
/** Headings of other columns. */
const OTHER_LABEL = /\b(period|date|begin|number|name|id)\b/i;
/** How far below a label its value may stand, in rows. */
const BELOW = 2;
/** How far above a row the heading of its column may stand. */
const ABOVE = 14;

/** How far left of its label a value may begin. */
const INDENT = 300;

const right = ({ x, width }: PagePlace): number => x + width;
const center = ({ x, width }: PagePlace): number => x + width / 2;
const overlaps = (one: PagePlace, other: PagePlace): boolean => one.x < right(other) && other.x < right(one);
const aside = (one: PagePlace, other: PagePlace): number => Math.abs(one.x - other.x);

/** Dots and colons between a label and its value. */
const trimmed = (text: string): string => text.replace(/^[\s.:#–-]+/, '').trim();

const valueIn = ({ kind, of }: FieldRule, text: string): string | null => {
  switch (kind) {
    case 'money': {
      const [amount] = amountsIn(text);
      return amount === undefined ? null : String(amount);
    }
    case 'day': {
      const days = daysIn(text);
      return (of === 'second' ? (days[1] ?? days[0]) : days[0]) ?? null;
    }
    case 'year':
      return /\b20\d\d\b/.exec(text)?.[0] ?? null;
    case 'code':
      return /^(?=.*\d)[A-Z0-9][A-Z0-9 -]{3,30}$/i.exec(trimmed(text))?.[0] ?? null;
    case 'company':
      return /^[a-z].{2,80}$/i.test(trimmed(text)) && !OTHER_LABEL.test(text) ? trimmed(text) : null;
  }
};

const spotsOf = (rows: readonly PageRow[], label: RegExp): Spot[] =>
  rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell) => {
      const found = label.exec(cell.text);
      // A label amid its values, as in "October 1 through October 31", belongs to the whole cell.
      const from = found && found.index === 0 ? found[0].length : 0;
      return found ? [{ row, cell, rest: cell.text.slice(from) }] : [];
    }),
  );

/** The amount of a row that stands in the wanted column: by the heading above, or by the usual order. */
const byColumn = (rows: readonly PageRow[], at: number, { column }: FieldRule, amounts: readonly Cell[]) => {
  if (column === undefined || amounts.length < 2) return amounts[0];
  const above = rows.slice(Math.max(0, at - ABOVE), at).toReversed();
  const heading = above.flatMap(({ cells }) => cells).find(({ text }) => column.test(text.trim()));
  if (!heading) return undefined;
  const distance = (cell: Cell) =>
    Math.min(
      Math.abs(right(cell.place) - right(heading.place)),
      Math.abs(cell.place.x - heading.place.x),
      Math.abs(center(cell.place) - center(heading.place)),
    );
  return amounts.toSorted((one, other) => distance(one) - distance(other))[0];
};

const beside = (rows: readonly PageRow[], { row, cell }: Spot, rule: FieldRule): Value | null => {
  const after = (rows[row]?.cells ?? []).filter(({ place }) => place.x >= right(cell.place) - 1);
  const fitting = after.filter(({ text }) => valueIn(rule, text) !== null);
  // Only the next cell belongs to a label; what follows has labels of its own.
  const next = rule.kind === 'money' ? byColumn(rows, row, rule, fitting) : after[0];
  const value = next && valueIn(rule, next.text);
  return next && value ? { value, place: next.place } : null;
};

const below = (rows: readonly PageRow[], { row, cell }: Spot, rule: FieldRule): Value | null => {
  // A table whose rows are "Current" and "YTD".
  if (rule.row)
    for (const { cells } of rows.slice(row + 1, row + 4)) {
      const value = cells.find(({ place, text }) => overlaps(place, cell.place) && valueIn(rule, text) !== null);
      const found = value && rule.row.test(cells[0]?.text.trim() ?? '') && valueIn(rule, value.text);
      if (value && found) return { value: found, place: value.place };
    }
  const isTable =
    rule.row !== undefined &&
    rows.slice(row + 1, row + 3).some(({ cells }) => /^(current|ytd)$/i.test(cells[0]?.text ?? ''));
  if (isTable) return null;
  for (const { cells } of rows.slice(row + 1, row + 1 + BELOW)) {
    // What is filled in may be indented below its label, never begin left of it.
    const [under] = cells
      .filter(({ place }) => overlaps(place, cell.place) && place.x > cell.place.x - INDENT)
      .toSorted((one, other) => aside(one.place, cell.place) - aside(other.place, cell.place));
    if (!under) continue;
    const value = valueIn(rule, under.text);
    return value === null ? null : { value, place: under.place };
  }
  return null;
};

const near = (rows: readonly PageRow[], spot: Spot, rule: FieldRule): Value | null => {
  const text = rule.kind === 'year' ? spot.cell.text : spot.rest;
  const value = trimmed(text) === '' ? null : valueIn(rule, rule.kind === 'company' ? ownName(text) : text);
  if (value !== null) return { value, place: spot.cell.place };
  if (rule.kind === 'year') {
    const found = rows[spot.row]?.cells.find((cell) => valueIn(rule, cell.text) !== null);
    const year = found && valueIn(rule, found.text);
    return found && year ? { value: year, place: found.place } : null;
  }
  // A label that goes on in words is another label: "Employer's name, address, and ZIP code" has its value below.
  return beside(rows, spot, rule) ?? below(rows, spot, rule);
};

/** Only what a colon sets apart from its label. */
const ownName = (text: string): string => (/^\s*:/.test(text) ? text : '');

/** A paystub without the word "employer" has the name at its head. */
const headline = (rows: readonly PageRow[]): Value | null => {
  const top = rows.slice(0, 3).flatMap(({ cells }) => cells);
  const largest = top
    .filter(({ text }) => /[a-z]{3}/i.test(text) && !TITLE.test(text) && !/\d/.test(text) && !/:/.test(text))
    .toSorted((one, other) => other.place.height - one.place.height)[0];
  return largest ? { value: largest.text.trim(), place: largest.place } : null;
};

const readField = (type: DocumentType, pages: readonly PageRow[][], rule: FieldRule): FoundFigure | null => {
  for (const label of rule.labels)
    for (const [at, rows] of pages.entries())
      for (const spot of spotsOf(rows, label)) {
        const found = near(rows, spot, rule);
        if (found) return { name: rule.name, page: at + 1, ...found };
      }
  const head = type === 'paystub' && rule.name === 'employer' && pages[0] ? headline(pages[0]) : null;
  return head && { name: rule.name, page: 1, ...head };
};

/**
 * The figures a document of this kind is known for, each with its place. What is not found is left out; nothing is guessed,
 * and nothing is read from a picture, whatever a fax machine wrote above it.
 */
export const readFigures = (type: DocumentType, pages: readonly DocumentPage[]): FoundFigure[] => {
  if (!hasAnyText(pages)) return [];
  const rows = pages.map(pageRows);
  return (documentFields[type] ?? []).flatMap((rule) => readField(type, rows, rule) ?? []);
};
