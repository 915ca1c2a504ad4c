import PDFDocument from 'pdfkit';
import { checkSeal } from '#server/documents/check-seal.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { fontFile } from '#server/documents/fonts.ts';
import { makeSealKey, sealCertificate } from '#server/documents/seal-key.ts';
import { sealPdf } from '#server/documents/seal-pdf.ts';
import { sampleDocuments, sampleFacts } from '#server/documents/testing/sample-documents.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 5;
const LINES = 45;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return middle(times);
};

/** The library alone: one PDF per document with the same number of pages full of plain lines in the same typeface. */
const bareDocument = (pages: number): Promise<void> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'LETTER', margin: 56 });
    doc.on('data', () => undefined);
    doc.on('end', () => resolve());
    doc.font(fontFile('regular', 'latin')).fontSize(10);
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) doc.addPage();
      for (let line = 0; line < LINES; line += 1)
        doc
          .text('A line of plain words as long as one on a page of ours is, more or less so.', { lineBreak: false })
          .moveDown();
    }
    doc.end();
  });

const key = makeSealKey('Bench', new Date());
const seal = { key, at: new Date(), lender: 'Bench', phone: '(555) 010-0142', reason: 'Bench' };

const allPapers = async (): Promise<number[]> => {
  const pages: number[] = [];
  for (const paper of sampleDocuments(sampleFacts())) {
    const pdf = await documentPdf(paper);
    if (checkSeal(await sealPdf(pdf.bytes, seal), [sealCertificate(key)]).kind !== 'unchanged')
      throw new Error('no seal');
    pages.push(pdf.pages);
  }
  return pages;
};

export const paperRows: BenchRow[] = [
  {
    name: 'papers of one loan',
    unit: 'ms',
    run: async () => {
      const pages = await allPapers();
      const figure = await timed(allPapers);
      const bare = await timed(async () => {
        for (const count of pages) await bareDocument(count);
      });
      const total = pages.reduce((sum, count) => sum + count, 0);
      const note = `${pages.length} papers, ${total} pages, written, sealed and checked; the PDF library alone ${Math.round(bare)} ms`;
      return { figure, ceiling: 1000, note };
    },
  },
];
