import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { documentPdf } from '../document-pdf.ts';
import { sampleDocument } from '../testing/sample-documents.ts';

it('leaves no page before the last half empty for the sake of a table', async () => {
  const pagesOf = async (kind: WrittenDocument['kind']) => (await documentPdf(sampleDocument(kind))).pages;
  expect(await pagesOf('counselorList')).toBe(1);
  expect(await pagesOf('earlyDisclosures')).toBe(4);
});

it('goes on with a table of middling height over a page rather than leave one nearly empty', async () => {
  const paper = sampleDocument('counselorList');
  const longer = paper.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'table'
        ? {
            ...block,
            rows: block.rows.map((row) =>
              row.map((cell, at) => (at === 2 ? `${cell}, budgeting, rental help and reverse mortgages` : cell)),
            ),
          }
        : block,
    ),
  }));
  const pdf = await getDocumentProxy(new Uint8Array((await documentPdf({ ...paper, sections: longer })).bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const rows = longer.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])));
  const phones = rows.map(([, contact = '']) => contact.split(',')[0] ?? '');
  const pagesWith = phones.map((phone) => text.findIndex((page) => page.includes(phone)) + 1);
  expect(text.length).toBe(2);
  expect(pagesWith.filter((page) => page === 1).length).toBeGreaterThanOrEqual(4);
  expect(pagesWith.at(-1)).toBe(2);
});
