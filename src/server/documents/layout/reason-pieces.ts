import type { DocumentBlock } from '#entities/contract/written-document.ts';
import type { Piece } from './block-pieces.ts';
import { asArtifact, type Doc, drawRule, INK, type Part, RULE, type Setting } from './page.ts';
import { drawParagraph, drawText, type Paragraph, paragraphOf } from './text-lines.ts';

type Reasons = Extract<DocumentBlock, { kind: 'reasons' }>;
type Figure = { label: Paragraph; value: Paragraph; column: number };

const NUMBER = 28;
const BOX = 16;
const FIGURE = 72;
const COLUMNS = 2;
const SPACE = 12;
const LABEL_SIZE = 8.6;

/** Numbered, each with the person's figure and the limit at the right; a reason is never split over two pages. */
export const reasonPieces = (
  doc: Doc,
  { reasons, labels }: Reasons,
  { width, setting }: { width: number; setting: Setting },
): Piece[] => {
  const { body, leading, rowPadding } = setting;
  const textWidth = width - NUMBER - 2 * (FIGURE + SPACE);
  const figure = (label: string, value: string, column: number): Figure => ({
    column,
    label: paragraphOf(doc, [{ text: `${label} `, style: { font: 'regular', size: LABEL_SIZE, color: INK.soft } }], {
      width: FIGURE,
      leading: LABEL_SIZE * 1.5,
    }),
    value: paragraphOf(doc, [{ text: value, style: { font: 'strong', size: body } }], {
      width: FIGURE,
      leading: body * 1.3,
    }),
  });
  let list: Part | null = null;
  return reasons.map(({ title, text, yours, limit }, at): Piece => {
    const head = paragraphOf(doc, [{ text: `${title} `, style: { font: 'strong', size: body } }], {
      width: textWidth,
      leading: body * leading,
    });
    const detail = paragraphOf(doc, [{ text, style: { font: 'regular', size: body } }], {
      width: textWidth,
      leading: body * leading,
    });
    const figures = [
      ...(yours === null ? [] : [figure(labels.yours, yours, 0)]),
      ...(limit === null ? [] : [figure(labels.limit, limit, 1)]),
    ];
    const tallest = Math.max(
      head.height + detail.height,
      ...figures.map(({ label, value }) => label.height + value.height),
    );
    return {
      height: tallest + 2 * (rowPadding + 2),
      gap: at === 0 ? setting.blockGap : 0,
      sticks: at === 0,
      draw: ({ x, y, part }) => {
        const top = y + rowPadding + 2;
        if (at === 0) drawRule(doc, { x, y, width, weight: RULE.strong });
        if (list === null) {
          list = doc.struct('L');
          part.add(list);
        }
        asArtifact(doc, () => {
          doc.roundedRect(x, top, BOX, BOX, 3).lineWidth(RULE.thin).strokeColor(INK.text).stroke();
        });
        const entry = doc.struct('LI');
        list.add(entry);
        const style = { font: 'strong', size: 9 } as const;
        entry.add(
          doc.struct('Lbl', {}, () =>
            drawText(doc, `${at + 1} `, { x, y: top + 1.7, width: BOX, align: 'center', style }),
          ),
        );
        entry.add(
          doc.struct('LBody', {}, () => {
            const left = { x: x + NUMBER, width: textWidth };
            drawParagraph(doc, head, { ...left, y: top });
            drawParagraph(doc, detail, { ...left, y: top + head.height });
            for (const { label, value, column } of figures) {
              const right = x + width - (COLUMNS - column) * FIGURE - (1 - column) * SPACE;
              const place = { x: right, width: FIGURE, align: 'right' as const };
              drawParagraph(doc, label, { ...place, y: top });
              drawParagraph(doc, value, { ...place, y: top + label.height });
            }
          }),
        );
        entry.end();
        if (at === reasons.length - 1) list.end();
        const isLast = at === reasons.length - 1;
        drawRule(doc, {
          x,
          y: y + tallest + 2 * (rowPadding + 2),
          width,
          weight: isLast ? RULE.strong : RULE.thin,
          color: isLast ? INK.text : INK.rule,
        });
      },
    };
  });
};
