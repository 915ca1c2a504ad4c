import type { DocumentSection } from '#entities/contract/written-document.ts';
import type { Words } from '#words';
import { type Piece, runsIn } from './block-pieces.ts';
import { asArtifact, type Doc, INK, PAGE, RULE } from './page.ts';
import { drawParagraph, drawText, paragraphOf } from './text-lines.ts';

const HEIGHT = 112;
const ASIDE = 156;
const GAP = 26;
const NAME = 223;
const DATE = 98;

const SCISSORS = { left: PAGE.margin + 8, size: 14, room: 5 };

/** Dashed from edge to edge, with scissors on it: two handles and two blades, as the icon of the pages, in a square of 24. */
const drawCutLine = (doc: Doc, y: number): void => {
  const { left, size, room } = SCISSORS;
  doc.lineWidth(RULE.strong).dash(5, { space: 4 }).strokeColor(INK.text);
  doc
    .moveTo(0, y)
    .lineTo(left - room, y)
    .stroke();
  doc
    .moveTo(left + size + room - 2, y)
    .lineTo(PAGE.width, y)
    .stroke();
  doc.undash();
  doc.save();
  doc.translate(left, y - size / 2).scale(size / 24);
  doc.lineWidth(1.7).lineCap('round').strokeColor(INK.text);
  doc.circle(6, 7, 3).circle(6, 17, 3);
  doc.moveTo(8.6, 8.6).lineTo(19, 19).moveTo(8.6, 15.4).lineTo(19, 5).stroke();
  doc.restore();
};

/** The part below the cut line: to sign by hand and send back, with the address it goes to. */
export const slipPiece = (
  doc: Doc,
  { title, blocks }: DocumentSection,
  { recipient, words }: { recipient: string; words: Words },
): Piece => {
  const { frame } = words.writtenDocumentTexts;
  const width = PAGE.body - ASIDE - GAP;
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.runs] : []));
  const address = blocks.flatMap((block) => (block.kind === 'address' ? block.lines : []));
  return {
    height: HEIGHT,
    gap: 16,
    draw: ({ x, y, part }) => {
      asArtifact(doc, () => {
        drawCutLine(doc, y);
        const side = x + PAGE.body - ASIDE - GAP / 2;
        doc
          .moveTo(side, y + 16)
          .lineTo(side, y + HEIGHT - 6)
          .lineWidth(RULE.thin)
          .strokeColor(INK.soft)
          .stroke();
      });
      doc.outline.addItem(title);
      const heading = { style: { font: 'strong', size: 15 } as const, x, y: y + 14, width };
      part.add(doc.struct('H2', {}, () => drawText(doc, `${title} `, heading)));
      let top = y + 36;
      for (const runs of texts) {
        const paragraph = paragraphOf(doc, runsIn(runs, { size: 10.5 }), { width, leading: 15 });
        const at = { x, y: top, width };
        part.add(doc.struct('P', {}, () => drawParagraph(doc, paragraph, at)));
        top += paragraph.height;
      }
      const line = y + HEIGHT - 22;
      const small = { font: 'regular', size: 8.8, color: INK.soft } as const;
      asArtifact(doc, () => {
        for (const [from, own] of [
          [x, NAME],
          [x + NAME + 12, DATE],
        ] as const)
          doc
            .moveTo(from, line)
            .lineTo(from + own, line)
            .lineWidth(RULE.strong)
            .strokeColor(INK.text)
            .stroke();
      });
      part.add(
        doc.struct('P', {}, () => {
          drawText(doc, `${frame.signatureOf(recipient)} `, { style: small, x, y: line + 3, width: NAME });
          drawText(doc, `${frame.date} `, { style: small, x: x + NAME + 12, y: line + 3, width: DATE });
        }),
      );
      part.add(
        doc.struct('P', {}, () => {
          address.forEach((text, at) => {
            const style = { font: at === 0 ? 'strong' : 'regular', size: 9 } as const;
            drawText(doc, `${text} `, { style, x: x + PAGE.body - ASIDE, y: y + 14 + at * 13, width: ASIDE });
          });
        }),
      );
    },
  };
};
