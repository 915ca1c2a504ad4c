import { type MadePaper, paperBytes } from './made-paper.ts';
import { madePapers, unseenPapers } from './made-papers.ts';
import { type Draw, type Scanner, scanOf } from './scanned-paper.ts';

/** From a copier in an office to a fax that wrote its line above the page. */
const scanners: readonly Omit<Scanner, 'draw'>[] = [
  { dpi: 200, degrees: 0.4, blur: 0.6, grain: 24, stamp: 'Scanned with PaperCam' },
  { dpi: 150, degrees: -0.9, blur: 0.8, grain: 36 },
  { dpi: 200, degrees: 1.3, blur: 0.7, grain: 20, stamp: 'DATE 11/13/2026 10:22 FROM COPY CENTER TO 8285550100' },
  { dpi: 150, degrees: 0, blur: 0.5, grain: 48 },
  { dpi: 200, degrees: -0.5, blur: 0.9, grain: 30 },
];

const kinds = ['paystub', 'w2', 'mortgageStatement', 'bankStatement', 'homeownersInsurance'] as const;

type ScannedPaper = { paper: MadePaper; scan: (draw: Draw) => Promise<Buffer> };

/** Ten scans: of each of five kinds a paper in Helvetica and one in another typeface. */
export const scannedPapers: readonly ScannedPaper[] = kinds.flatMap((kind, at) =>
  [madePapers, unseenPapers].flatMap((papers, of): ScannedPaper[] => {
    const paper = papers.find(({ type }) => type === kind);
    const scanner = scanners[(at + 2 * of) % scanners.length];
    return paper && scanner
      ? [{ paper, scan: async (draw) => scanOf(await paperBytes(paper), { ...scanner, draw }) }]
      : [];
  }),
);
