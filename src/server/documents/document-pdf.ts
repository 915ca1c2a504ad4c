import PDFDocument from 'pdfkit';
import type { z } from 'zod';
import { type WrittenDocument, writtenDocument } from '#entities/contract/written-document.ts';
import { type Words, wordsFor } from '#words';
import { drawFirstHead, drawRunningParts } from './layout/frame.ts';
import { drawUnit, laySections, type SignatureMarks, type Unit } from './layout/lay-sections.ts';
import { readLogo } from './layout/lender-logo.ts';
import { type Doc, PAGE, type Part, SETTINGS, type Setting } from './layout/page.ts';
import { endsThin, halfEmpty, LEAST_LAST, lastFilled, paginate } from './layout/paginate.ts';
import { registerFonts } from './layout/text-lines.ts';

export type { SignatureMarks } from './layout/lay-sections.ts';
/** `sectionPages`: the page each section starts on, the first one is 1. */
export type DocumentPdf = { bytes: Buffer; pages: number; sectionPages: number[] };

type Laid = { words: Words; marks: SignatureMarks; start: number };

/** A last page that would be nearly empty is saved by a tighter setting, or filled from the page before. */
const pagesOf = (doc: Doc, paper: WrittenDocument, { words, marks, start }: Laid): Unit[][] => {
  const rooms = { first: PAGE.bottom - start, others: PAGE.bottom - PAGE.top };
  const lay = (setting: Setting) => {
    const units = laySections(doc, paper, { words, setting, marks });
    return { pages: paginate(units, rooms), isThin: endsThin(units, rooms) };
  };
  const gapsIn = ({ pages }: { pages: Unit[][] }): number => halfEmpty(pages, rooms);
  const [first, ...others] = SETTINGS;
  const wide = lay(first);
  if (!wide.isThin && gapsIn(wide) === 0) return wide.pages;
  const tried = [wide, ...others.map(lay)];
  if (gapsIn(wide) > 0) {
    const closed = tried.find((each) => gapsIn(each) < gapsIn(wide) && !each.isThin);
    if (closed) return closed.pages;
  }
  if (!wide.isThin) return wide.pages;
  const saving = tried.find(({ pages, isThin }) => pages.length < wide.pages.length && !isThin);
  const filled = tried.find(({ pages }) => lastFilled(pages, rooms) >= LEAST_LAST);
  return (saving ?? filled ?? wide).pages;
};

type Pages = { root: Part; pages: readonly Unit[][]; start: number };

const drawPages = (doc: Doc, { root, pages, start }: Pages): void => {
  const parts = new Map<number, Part>();
  /** A section that goes on over a page is one part of the document. */
  const partOf = (section: number): Part => {
    const known = parts.get(section);
    if (known) return known;
    const part = doc.struct('Sect');
    root.add(part);
    parts.set(section, part);
    return part;
  };
  for (const [at, units] of pages.entries()) {
    if (at > 0) doc.addPage();
    let y = at === 0 ? start : PAGE.top;
    for (const [index, unit] of units.entries()) {
      if (index > 0) y += unit.gap;
      drawUnit(unit, { y: unit.isAtFoot ? PAGE.bottom - unit.height : y, part: partOf(unit.section) });
      y += unit.height;
    }
  }
  for (const part of parts.values()) part.end();
};

/** The document as a searchable, tagged PDF with bookmarks. The same document and marks give the same bytes: its dates are its own. */
export const documentPdf = async (
  content: z.input<typeof writtenDocument>,
  marks: SignatureMarks = {},
): Promise<DocumentPdf> => {
  const paper = writtenDocument.parse(content);
  const words = wordsFor(paper.locale);
  const madeAt = new Date(`${paper.preparedOn}T12:00:00Z`);
  const logo = readLogo(paper.lender.logo);
  const doc = new PDFDocument({
    size: 'LETTER',
    // Every line is placed by its own measure; a margin would start pages of its own.
    margins: { top: 0, bottom: 0, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    lang: words.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: paper.title, Author: paper.lender.name, CreationDate: madeAt, ModDate: madeAt },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const start = drawFirstHead({ doc, root, paper }, logo);
  const laid = pagesOf(doc, paper, { words, marks, start });
  drawPages(doc, { root, pages: laid, start });
  root.end();
  const pages = drawRunningParts(doc, paper, logo);
  doc.end();
  await ended;
  // Of two sections side by side only the first has a unit of its own: the other is on the page of the one before.
  const pageOf = (section: number): number =>
    laid.findLastIndex((units) => units.some((unit) => unit.section <= section && unit.isFirst)) + 1;
  const sectionPages = paper.sections.map((_, section) => pageOf(section));
  return { bytes: Buffer.concat(parts), pages, sectionPages };
};
