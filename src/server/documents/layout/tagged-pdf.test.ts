import { describe, expect, it } from 'vitest';
import { documentPdf } from '../document-pdf.ts';
import { elementsIn, readStructure } from '../testing/read-structure.ts';
import { sampleDocument, sampleDocuments } from '../testing/sample-documents.ts';

const structureOf = async (paper: Parameters<typeof documentPdf>[0]) =>
  elementsIn(await readStructure((await documentPdf(paper)).bytes));

describe('a document for a screen reader', () => {
  it.each(sampleDocuments().map((paper, at) => ({ paper, name: `${at} ${paper.kind}` })))(
    '$name has one title, a heading for each part, and tables with heading cells',
    async ({ paper }) => {
      const elements = await structureOf(paper);
      const texts = (role: string) => elements.filter((each) => each.role === role).map(({ text }) => text);
      expect(texts('H1')).toEqual([paper.title]);
      expect(texts('H2')).toEqual(
        paper.sections.map(({ title, blocks: [first] }, at) => {
          if (first?.kind === 'lead') return first.runs.map(({ text }) => text).join('');
          return paper.isNumbered ? `${at + 1}. ${title}` : title;
        }),
      );
      const tables = paper.sections.flatMap(({ blocks, title }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? [{ ...block, title }] : [])),
      );
      const captions = tables.filter(({ caption, title }) => caption !== title).map(({ caption }) => caption);
      expect(texts('Caption')).toEqual(captions);
      const found = elements.filter(({ role }) => role === 'Table');
      for (const [at, table] of tables.entries())
        expect(
          found[at]?.children.find(({ role }) => role === 'TR')?.children.map(({ role, text }) => [role, text]),
        ).toEqual(table.columns.map(({ label }) => ['TH', label]));
    },
  );

  it('reads each note right after its heading, and the list items in order', async () => {
    const elements = await structureOf(sampleDocument('earlyDisclosures'));
    const section = elements.find(({ role, children }) => role === 'Sect' && children[0]?.text.startsWith('3. '));
    expect(section?.children.slice(0, 3).map(({ role }) => role)).toEqual(['H2', 'Note', 'P']);
    const [list] = section?.children.filter(({ role }) => role === 'L') ?? [];
    expect(list?.children.map(({ children }) => children.map(({ role }) => role))).toEqual(
      Array.from({ length: 3 }, () => ['Lbl', 'LBody']),
    );
  });
});
