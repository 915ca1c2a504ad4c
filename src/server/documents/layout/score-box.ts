import type { DocumentBlock } from '#entities/contract/written-document.ts';
import type { Piece } from './block-pieces.ts';
import { asArtifact, type Doc, INK, RULE, type Setting } from './page.ts';
import { drawParagraph, drawText, paragraphOf, textWidth } from './text-lines.ts';

type Score = Extract<DocumentBlock, { kind: 'score' }>;

const PAD = 12;
const BIG = { font: 'strong', size: 28 } as const;
const SMALL = { font: 'regular', size: 9 } as const;
const HEAD = 40;
const SCALE = { top: HEAD + 6, height: 6 } as const;
const ENDS = SCALE.top + SCALE.height + 4;
const NOTE = ENDS + 18;

/** The score, its source and day, where it stands between the lowest and the highest, and how it came about. */
export const scoreBox = (
  doc: Doc,
  { score, from, to, source, ends, note }: Score,
  { width, setting }: { width: number; setting: Setting },
): Piece => {
  const inner = width - 2 * PAD;
  const text = paragraphOf(doc, [{ text: note, style: { font: 'regular', size: setting.note } }], {
    width: inner,
    leading: setting.note * setting.leading,
  });
  const height = NOTE + text.height + 2 * PAD;
  return {
    height,
    gap: setting.blockGap + 2,
    draw: ({ x, y, part }) => {
      const [left, top] = [x + PAD, y + PAD];
      const at = left + (inner * (score - from)) / (to - from);
      asArtifact(doc, () => {
        doc.roundedRect(x, y, width, height, 4).lineWidth(RULE.strong).strokeColor(INK.text).stroke();
        doc
          .roundedRect(left, top + SCALE.top, inner, SCALE.height, 3)
          .lineWidth(RULE.thin)
          .stroke();
        doc.roundedRect(left, top + SCALE.top, at - left, SCALE.height, 3).fill(INK.text);
        doc
          .moveTo(at, top + SCALE.top - 3)
          .lineTo(at, top + SCALE.top + SCALE.height + 3)
          .lineWidth(RULE.strong)
          .stroke();
      });
      part.add(
        doc.struct('P', {}, () => {
          const number = textWidth(doc, `${score} `, BIG);
          drawText(doc, `${score} `, { x: left, y: top - 4, width: number + 8, style: BIG });
          source.forEach((line, row) => {
            drawText(doc, `${line} `, {
              x: left + number + 10,
              y: top + 4 + row * 13,
              width: inner - number - 10,
              style: SMALL,
            });
          });
          drawText(doc, `${ends.from} `, { x: left, y: top + ENDS, width: inner / 2, style: SMALL });
          drawText(doc, `${ends.to} `, {
            x: left + inner / 2,
            y: top + ENDS,
            width: inner / 2,
            align: 'right',
            style: SMALL,
          });
          drawParagraph(doc, text, { x: left, y: top + NOTE, width: inner });
        }),
      );
    },
  };
};
