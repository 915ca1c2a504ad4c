import type { SignatureMark } from '#entities/contract/signature.ts';
import type { SignatureField } from '#entities/contract/written-document.ts';
import type { Words } from '#words';
import type { Piece } from './block-pieces.ts';
import { asArtifact, type Doc, INK, RULE, type Setting } from './page.ts';
import { drawParagraph, drawText, paragraphOf } from './text-lines.ts';

/** Room above the line for a hand, and below it for the printed name and the time. */
const ROOM = 34;
const BELOW = 28;
const LINE = { sign: 223, initial: 112 } as const;
const DATE = 98;
const BESIDE = 15;

const drawMark = (doc: Doc, mark: SignatureMark, { x, y, width }: { x: number; y: number; width: number }): void => {
  const { signature } = mark;
  if (signature.form === 'typed' || mark.kind === 'initial') {
    const text = mark.kind === 'initial' ? mark.initials : signature.name;
    const size = Math.max(9, Math.min(17, (width * 1.6) / Math.max(1, text.length)));
    drawText(doc, `${text} `, { style: { font: 'italic', size }, x: x + 2, y: y - size * 1.4, width });
    return;
  }
  // Strokes are on a 1000 by 300 grid; they may rise above the line by the room there is.
  const scale = Math.min(width / 1000, ROOM / 300);
  doc.save().lineWidth(1.2).strokeColor(INK.text).lineJoin('round').lineCap('round');
  for (const stroke of signature.strokes) {
    stroke.forEach(([px, py], index) => {
      const at = [x + px * scale, y - ROOM + py * scale] as const;
      if (index === 0) doc.moveTo(...at);
      else doc.lineTo(...at);
    });
    doc.stroke();
  }
  doc.restore();
};

type Field = {
  place: SignatureField;
  recipient: string;
  mark: SignatureMark | null;
  words: Words;
  width: number;
  setting: Setting;
};

/** The sentence that is signed, a line with the printed name, and the date beside it. */
export const signaturePiece = (
  doc: Doc,
  { place: { kind, text }, recipient, mark, words, width, setting }: Field,
): Piece => {
  const { frame } = words.writtenDocumentTexts;
  const size = setting.body;
  const sentence = paragraphOf(doc, [{ text, style: { font: 'strong', size } }], { width, leading: size * 1.4 });
  const name = kind === 'sign' ? frame.signatureOf(recipient) : frame.initialsOf(recipient);
  const drawn = Math.min(LINE[kind], width - DATE - BESIDE);
  const small = { font: 'regular', size: 8.8, color: INK.soft } as const;
  return {
    height: sentence.height + ROOM + BELOW,
    gap: 6,
    sticks: true,
    draw: ({ x, y, part }) => {
      const line = y + sentence.height + ROOM;
      const dateX = x + drawn + BESIDE;
      const form = doc.struct('Div');
      part.add(form);
      form.add(doc.struct('P', {}, () => drawParagraph(doc, sentence, { x, y, width })));
      asArtifact(doc, () => {
        for (const [from, own] of [
          [x, drawn],
          [dateX, DATE],
        ] as const)
          doc
            .moveTo(from, line)
            .lineTo(from + own, line)
            .lineWidth(RULE.strong)
            .strokeColor(INK.text)
            .stroke();
      });
      if (mark) form.add(doc.struct('P', {}, () => drawMark(doc, mark, { x, y: line - 2, width: drawn })));
      form.add(doc.struct('P', {}, () => drawText(doc, `${name} `, { style: small, x, y: line + 2, width: drawn })));
      form.add(
        doc.struct('P', {}, () => {
          drawText(doc, `${frame.date} `, { style: small, x: dateX, y: line + 2, width: DATE });
          if (!mark) return;
          const day = { style: { font: 'regular', size: 10 } as const, x: dateX, y: line - 16, width: DATE };
          drawText(doc, `${mark.at.slice(0, 10)} `, day);
          const said = `${mark.signature.name}, ${mark.at}`;
          drawText(doc, said, { style: small, x, y: line + 14, width });
        }),
      );
      form.end();
    },
  };
};
