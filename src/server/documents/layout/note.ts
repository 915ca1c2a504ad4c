import type { Words } from '#words';
import type { Piece } from './block-pieces.ts';
import { asArtifact, COLUMN, type Doc, INK, type Setting } from './page.ts';
import { drawParagraph, paragraphOf } from './text-lines.ts';

const BAR = 2.2;
const PAD = { x: 9, y: 7 };
const LABEL = 8.8;

/** The column “In plain words” beside the text it explains. */
export const layNote = (doc: Doc, plain: string, { words, setting }: { words: Words; setting: Setting }): Piece => {
  const width = COLUMN.note - BAR - 2 * PAD.x;
  const leading = setting.note * 1.36;
  const style = { font: 'regular', size: setting.note } as const;
  const label = paragraphOf(
    doc,
    [{ text: words.writtenDocumentTexts.frame.plain, style: { font: 'strong', size: LABEL, color: INK.accent } }],
    { width, leading: LABEL * 1.5 },
  );
  const paragraphs = plain.split('\n').map((text) => paragraphOf(doc, [{ text, style }], { width, leading }));
  const height = paragraphs.reduce((sum, each) => sum + each.height + 2, label.height) + 2 * PAD.y;
  return {
    height,
    gap: 0,
    draw: ({ x, y, part }) => {
      asArtifact(doc, () => {
        doc.rect(x, y, COLUMN.note, height).fill(INK.note);
        doc.rect(x, y, BAR, height).fill(INK.accent);
      });
      const note = doc.struct('Note');
      part.add(note);
      let top = y + PAD.y;
      for (const each of [label, ...paragraphs]) {
        const at = { x: x + BAR + PAD.x, y: top, width };
        note.add(doc.struct('P', {}, () => drawParagraph(doc, each, at)));
        top += each.height + 2;
      }
      note.end();
    },
  };
};
